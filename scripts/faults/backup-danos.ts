/** Backup faults: whatever is wrong with an archive, nothing of it is restored. */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { damage, pack, rawDamage, unpack } from "../../tests/support/danos";
import { archives, backedUp, seeded } from "./backup";
import { filesOf, rowsOf } from "./foto";
import { type Instancia, newInstancia } from "./instancia";
import type { Fault } from "./types";

async function stateOf({ url, dataDir }: Instancia): Promise<string> {
  const { rows, version } = await rowsOf(url);
  return JSON.stringify([[...rows].map(([name, all]) => [name, ...all]), version, [...filesOf(dataDir, rows)]]);
}

/** Each kind of damage, done to a copy of the archive. */
function* damaged(archive: string, bad: string): Generator<[string, () => Promise<void>]> {
  for (const [name, harm] of Object.entries(damage)) {
    const work = async () => {
      const files = await unpack(readFileSync(archive));
      harm(files);
      await pack(files, bad);
    };
    yield [name, work];
  }
  for (const [name, harm] of Object.entries(rawDamage)) {
    const work = async () => {
      copyFileSync(archive, bad);
      harm(bad);
    };
    yield [name, work];
  }
}

export const backupDanos: Fault = {
  name: "backup-danos",
  what: "archives damaged in every way are restored from the command line",
  goal: "at least 20 kinds, as many refusals with a reason, data unchanged",
  // Uses both by itself, or needs one only.
  databases: ["sqlite"],
  async run(_, say) {
    const instance = await newInstancia(null);
    await seeded(instance, 200);
    await backedUp(instance);
    const [archive = ""] = archives(instance);
    const before = await stateOf(instance);
    const bad = join(instance.dataDir, "malo.zip");
    let [kinds, refused, unchanged] = [0, 0, 0];
    for (const [name, harm] of damaged(archive, bad)) {
      kinds += 1;
      await harm();
      const { code, output } = await instance.run("restore.ts", [bad, "--yes"]);
      const told = output.split("\n").at(-1) ?? "";
      if (code === 1 && /^El (backup|archivo) /.test(told)) refused += 1;
      if ((await stateOf(instance)) === before) unchanged += 1;
      say(`${name}: ${told}`);
    }
    instance.remove();
    const figure = `${kinds} kinds of damage, ${refused} refusals, ${unchanged} times unchanged`;
    return { figure, ok: kinds >= 20 && refused === kinds && unchanged === kinds };
  },
};
