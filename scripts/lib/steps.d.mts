export function has(command: string): boolean;
/** Installs Debian packages; whether it worked. */
export function aptInstall(packages: string[]): boolean;
