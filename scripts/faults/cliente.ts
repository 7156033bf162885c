/** A browser without scripts, for faults: signs in, posts forms, looks at pages. */
import { openAsBlob } from "node:fs";

export interface Cliente {
  get: (path: string) => Promise<string>;
  /** Posts a form; the address one is led to. */
  post: (path: string, fields: Record<string, string>) => Promise<string>;
  upload: (path: string, file: string) => Promise<string>;
}

const account = { email: "ana@ejemplo.com", password: "una clave larga 9" };
/** Creates that account at the first start of a server. */
export const accountEnv = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };

/** Somebody who is signed in. */
export async function signedIn(origin: string): Promise<Cliente> {
  const cookies = new Map<string, string>();
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie, Origin: origin };
    const answer = await fetch(origin + path, { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }
  async function posted(path: string, body: BodyInit): Promise<string> {
    const answer = await send(path, { method: "POST", body });
    await answer.arrayBuffer();
    const to = new URL(answer.headers.get("Location") ?? path, origin);
    return to.pathname;
  }
  const client: Cliente = {
    get: async (path) => (await send(path)).text(),
    post: (path, fields) => posted(path, new URLSearchParams(fields)),
    async upload(path, file) {
      const body = new FormData();
      body.append("archivos", await openAsBlob(file), "backup.zip");
      return posted(path, body);
    },
  };
  await client.post("/admin/login", account);
  return client;
}
