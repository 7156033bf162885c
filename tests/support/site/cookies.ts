/** A browser's cookies, by name. */
export class Cookies extends Map<string, string> {
  /** The Cookie header of a request. */
  get header(): string {
    return [...this].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Applies an answer's Set-Cookie headers. */
  keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie)) this.delete(name);
      else this.set(name, value);
    }
  }
}
