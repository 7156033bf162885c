/** Whether the product runs on a version of Node. */
export function runsOn(version: string): boolean;
