import { randomBytes } from "node:crypto";
import {
  adoptBackups,
  backupIfDue,
  createApp,
  deliverDue,
  doPending,
  purgeExpired,
  sweepCorreos,
  sweepMedios,
} from "../../../build/server/index.js";
import { Client, type Page } from "./client";
import { db } from "../db/db";
import { owner } from "../db/owner";

export type { Page };
export { adoptBackups, backupIfDue, db, deliverDue, doPending, purgeExpired, sweepCorreos, sweepMedios };

const app = createApp();
export const ORIGIN = "http://localhost";

/** A visitor of the site in this process, through a proxy in front of it. */
export class Visitor extends Client {
  /** The address the proxy saw; each visitor has its own. */
  ip = `2001:db8:${randomBytes(4)
    .toString("hex")
    .replace(/(.{4})/, "$1:")}::1`;

  constructor() {
    super(ORIGIN);
  }

  protected override async send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Fly-Client-IP")) headers.set("Fly-Client-IP", this.ip);
    return app.request(new Request(url, { ...init, headers }));
  }

  /** Signs in as the template's administrator. */
  async signIn(): Promise<Page> {
    return this.enter(owner.email, owner.password);
  }
}

/** A visitor who is signed in. */
export async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn();
  return visitor;
}
