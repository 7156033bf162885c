/** The path of a Chromium; installs one when there is none. Throws when that does not work. */
export function findBrowser(): string;
