import { formFields } from "./forms";
import type { Page, Visitor } from "./site";

/** Names and values of a form, in order. */
export type Pairs = (readonly [string, string])[];

/** The two encodings of browsers; each returns the body and its Content-Type. */
export const encodings: Record<string, (pairs: Pairs) => [string, string]> = {
  urlencoded: (pairs) => [
    pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&"),
    "application/x-www-form-urlencoded",
  ],
  multipart: (pairs) => {
    const part = ([name, value]: readonly [string, string]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    return [`${pairs.map(part).join("")}--x--\r\n`, "multipart/form-data; boundary=x"];
  },
};

/** Posts a form in one of the encodings; returns the resulting page. */
export async function send(visitor: Visitor, path: string, encoding: string, pairs: Pairs): Promise<Page> {
  const [body, type] = encodings[encoding]?.(pairs) ?? ["", ""];
  const headers = { ...visitor.formHeaders, "Content-Type": type };
  return visitor.follow(await visitor.fetch(path, { method: "POST", body, headers }), path);
}

/** The fields a page's form would send, with other texts typed into it. */
export async function filled(
  visitor: Visitor,
  path: string,
  selector: string,
  typed: Record<string, string>,
): Promise<Pairs> {
  const form = (await visitor.visit(path)).$(selector);
  const fields = { ...(form && formFields(form)), ...typed };
  return Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
