import { describeServers } from "../../app/services/db/server-lock.server";
import { env } from "../../app/services/env/env.server";
import { type Finding, ok } from "./report";

/** Reports which process serves the site on this database. */
export async function checkServer(): Promise<Finding> {
  return ok("Server", (await describeServers(env().DATABASE_URL)) ?? "none is running on this database");
}
