/** A staff client that signs in again whenever an input has ended its session or removed its account. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Client } from "../lib/client";
import { staff, type World } from "../lib/world";

/** Creates an account with the operator's command, like a person who is locked out. */
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

  /** Signs in again unless the session is still valid. */
  async renew(): Promise<void> {
    if ((await this.client.fetch("/admin/ayuda")).status === 200) return;
    this.client = this.world.visitor((this.#serial += 1));
    if ((await this.client.signIn({ email: this.#email, password: staff.password })) === 303) return;
    let status = 0;
    // While an import writes, another process may wait for the database longer than its timeout.
    for (let tries = 0; status !== 303 && tries < 5; tries += 1) {
      this.#email = `ana${this.#serial}-${tries}@ejemplo.com`;
      await create(this.world, this.#email);
      status = await this.client.signIn({ email: this.#email, password: staff.password });
    }
    if (status !== 303) throw new Error(`Signing in again was answered with ${status}`);
  }
}
