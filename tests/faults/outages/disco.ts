/** Fault: the disk of database and files is completely full. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { picture } from "../../support/files/files";
import { judge, nothingSeen, readOne, recovery, writeOne } from "./probe";
import type { Fault, Outcome } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const SIZE = "96m";

function mount(folder: string): string | null {
  const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder], {
    encoding: "utf8",
  });
  return status === 0 ? null : stderr.trim() || "mount is not allowed here";
}

/** Fills the disk in smaller and smaller pieces until nothing more fits. */
function fill(folder: string): void {
  const file = openSync(join(folder, "relleno"), "a");
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
    const piece = Buffer.alloc(size, 1);
    try {
      while (writeSync(file, piece) === size);
    } catch {
      // No space left for pieces of this size.
    }
  }
  closeSync(file);
}

async function whileFull(world: World, folder: string, times: number, say: (line: string) => void): Promise<Outcome> {
  const admin = await world.admin();
  const seen = nothingSeen();
  fill(folder);
  say(`${statfsSync(folder).bfree} blocks free`);
  for (let serial = 1; serial <= times; serial += 1) {
    // Space that the database frees is filled again at once.
    fill(folder);
    await Promise.all([
      writeOne(seen, world, admin, serial * 2),
      writeOne(seen, world, admin, serial * 2 + 1),
      readOne(seen, admin, serial),
    ]);
  }
  const bytes = new Uint8Array(await picture("png", 600, 400));
  const upload = await admin.submit("/admin/imagenes/nuevo", "form[data-part=editor]", { titulo: "Sin lugar" }, [
    { campo: "archivos", nombre: "lleno.png", bytes },
  ]);
  const ready = await admin.fetch("/readyz");
  say(`an upload is answered ${upload.status}, /readyz ${ready.status}`);
  rmSync(join(folder, "relleno"));
  const recovered = await recovery(world, admin, 1_000_000);
  for (const bad of new Set(seen.badReads)) say(bad);
  const verdict = await judge(world, seen, recovered);
  return {
    figure: verdict.figure,
    ok: verdict.ok && seen.refused > 0 && upload.status !== 303 && ready.status === 503,
  };
}

export const disco: Fault = {
  name: "disco-lleno",
  what: "the disk is full while people read, save and upload; then there is room again",
  goal: "0 false successes, reads 200, typed text kept, 0 hung, saving again ≤ 5 s without a restart",
  full: 60,
  databases: ["sqlite"],
  async run(times = 45, say, database) {
    const folder = mkdtempSync(join(tmpdir(), "ged-disco-"));
    const refused = process.getuid?.() === 0 ? mount(folder) : "only root can make a small disk";
    if (refused) return { figure: `skipped: ${refused}`, ok: false, skipped: true };
    try {
      const env = { DATA_DIR: folder };
      return await inWorld(database, { demo: true, env }, (world) => whileFull(world, folder, times, say));
    } finally {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
