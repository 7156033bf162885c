/** Whether a command can be run on this machine. */
export function has(command: string): boolean;
/** Installs Debian packages; returns whether it worked. */
export function aptInstall(packages: string[]): boolean;
