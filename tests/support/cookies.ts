/** The cookies of a browser, by name. */
export class Cookies extends Map<string, string> {
  /** As a request sends them. */
  get header(): string {
    return [...this].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Takes over what an answer sets and takes away. */
  keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie)) this.delete(name);
      else this.set(name, value);
    }
  }
}
