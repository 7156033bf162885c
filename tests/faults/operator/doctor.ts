/** Fault: each broken installation; `npm run doctor` has to name the problem and the remedy. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startPostgres } from "../../support/db/postgres";
import { startPostmark } from "../../support/fakes/postmark";
import { fillTemplate } from "../../support/db/owner";
import { machineCases } from "./doctor-cases";
import { serviceCases } from "./doctor-cases-services";
import type { Case, Ground } from "./doctor-ground";
import type { Fault } from "../lib/types";

/** Output of the doctor with these variables. */
async function consult(env: Record<string, string>): Promise<string> {
  const variables = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", NODE_ENV: "production", ...env };
  const doctor = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/doctor.ts"], {
    env: variables,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([text(doctor.stdout), text(doctor.stderr)]);
  return output + errors;
}

/** The output line that names the finding in its state, if the remedy follows below it; null otherwise. */
function named(output: string, { state, finding, says }: Case): string | null {
  const lines = output.split("\n");
  const index = lines.findIndex((line) => line.startsWith(state.padEnd(6) + finding) && says.test(line));
  return index >= 0 && lines[index + 1]?.includes("→") ? (lines[index] ?? null) : null;
}

async function tryCase(one: Case, ground: Ground, template: string): Promise<string | null> {
  const dataDir = join(ground.folder, one.name.replaceAll(/\W+/g, "-"));
  cpSync(template, dataDir, { recursive: true });
  const env = { DATA_DIR: dataDir, ...(await one.make({ ...ground, dataDir })) };
  try {
    return named(await consult(env), one);
  } finally {
    await one.undo?.(dataDir);
  }
}

const doctorCases = [...machineCases, ...serviceCases];

export const doctor: Fault = {
  name: "doctor",
  what: "faults of an installation, each alone",
  goal: "each is named, with what to do about it; nothing is to be repaired where there is none",
  databases: ["sqlite"],
  async run(_times, say) {
    const folder = mkdtempSync(join(tmpdir(), "ged-doctor-"));
    const template = join(folder, "template");
    fillTemplate({ DATA_DIR: template, DATABASE_URL: `file:${join(template, "ged.db")}` });
    const [postgres, postmark] = [await startPostgres(), await startPostmark("prueba")];
    const ground = { folder, postgres, postmark };
    let missed = 0;
    try {
      const sound = await consult({ DATA_DIR: template });
      if (!/ 0 to repair/.test(sound)) throw new Error(`A sound installation is not found so:\n${sound}`);
      say("a sound installation: 0 to repair");
      for (const one of doctorCases) {
        const line = await tryCase(one, ground, template);
        if (!line) missed += 1;
        say(`${line ? "named " : "MISSED"} ${one.name.padEnd(44)} ${line ?? ""}`);
      }
    } finally {
      postmark.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    const total = doctorCases.length;
    return { figure: `${total - missed} of ${total} faults named`, ok: missed === 0 };
  },
};
