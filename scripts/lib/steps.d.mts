export function has(command: string): boolean;
export function aptInstall(packages: string[]): boolean;
