/** Whether the product runs on a version of Node. */
export function runsOn(version: string): boolean;
/** The path of Node 24, fetched into the project's folder when it is not there. Ends this process when that fails. */
export function fetchedNode(): string;
