/** Somebody of staff who comes in again whenever an input ended the session, or the account. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Client } from "../client";
import { staff, type World } from "../world";

/** A new account by the operator's command, as somebody would make it who locked themselves out. */
async function create(world: World, email: string): Promise<void> {
  const child = spawn(process.execPath, ["scripts/run.mjs", "create-admin"], {
    env: { ...process.env, DATA_DIR: world.site.dataDir, DATABASE_URL: world.databaseUrl, LOG_LEVEL: "silent" },
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.stdin.end(`Ana\n${email}\n${staff.password}\n`);
  await once(child, "close");
}

export class Personal {
  #serial = 1;
  #email = staff.email;

  private constructor(
    readonly world: World,
    public client: Client,
  ) {}

  static async signedIn(world: World): Promise<Personal> {
    return new Personal(world, await world.admin());
  }

  get cookie(): string {
    return this.client.cookies.header;
  }

  /** Comes in again, unless the session is still good. */
  async renew(): Promise<void> {
    if ((await this.client.fetch("/admin/ayuda")).status === 200) return;
    this.client = this.world.visitor((this.#serial += 1));
    if ((await this.client.signIn({ email: this.#email, password: staff.password })) === 303) return;
    let status = 0;
    // While an import writes, another process may wait for longer than it is told to.
    for (let tries = 0; status !== 303 && tries < 5; tries += 1) {
      this.#email = `ana${this.#serial}-${tries}@ejemplo.com`;
      await create(this.world, this.#email);
      status = await this.client.signIn({ email: this.#email, password: staff.password });
    }
    if (status !== 303) throw new Error(`Signing in again was answered with ${status}`);
  }
}
