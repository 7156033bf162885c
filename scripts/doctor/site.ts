import { estadoDelReloj } from "../../app/domain/reloj.server";
import { oldDrafts } from "../../app/domain/sistema-servidor.server";
import { servedBy } from "../../app/services/db/server-lock.server";
import { env } from "../../app/services/env.server";
import { type Finding, fail, ok, warn } from "./report";

async function checkClock(): Promise<Finding> {
  const name = "Clock";
  const { hora, ahora, visto } = await estadoDelReloj();
  if (hora === "en hora") return ok(name, `goes on from ${visto.toISOString()}, when the site was used last`);
  const way = hora === "adelantado" ? "ahead" : "behind";
  return fail(
    name,
    `${way}: this machine says ${ahora.toISOString()}, the site was last used at ${visto.toISOString()}`,
    "Let this machine keep time (`timedatectl set-ntp true`). Is it right, say so: `npm run doctor -- --trust-clock`",
  );
}

async function checkServer(): Promise<Finding> {
  const server = await servedBy(env().DATABASE_URL);
  return ok("Server", server ?? "none is running on this database");
}

async function checkDrafts(): Promise<Finding> {
  const count = await oldDrafts();
  return count === 0
    ? ok("Cleaning", "nothing is kept past its term")
    : warn(
        "Cleaning",
        `${count} drafts are past their term`,
        "Start the site: it deletes them once its clock is right",
      );
}

/** The site on this database: its clock, who serves it, whether what has had its time is deleted. */
export async function checkSite(): Promise<Finding[]> {
  return [await checkClock(), await checkServer(), await checkDrafts()];
}
