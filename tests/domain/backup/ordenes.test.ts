/** What the operator's commands say, and exit with, when something is wrong with what they were asked. */
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operate } from "../../support/run/operate";

const all = mkdtempSync(join(tmpdir(), "ged-ordenes-"));
const DATA_DIR = join(all, "datos");
const command = (...args: string[]) => operate(args, { DATA_DIR });

beforeAll(async () => {
  expect(await command("seed", "--products", "0")).toMatchObject({ code: 0 });
  mkdirSync(join(all, "carpeta"));
  writeFileSync(join(all, "texto.zip"), "esto no es un backup");
});
afterAll(() => rmSync(all, { recursive: true, force: true }));

describe("backup", () => {
  it("makes no site where there is none", async () => {
    const nowhere = join(all, "nada");
    const { code, out } = await operate(["backup"], { DATA_DIR: nowhere });
    expect([code, out, existsSync(nowhere)]).toEqual([
      1,
      expect.stringMatching(/^There is no site at file:.*nada/),
      false,
    ]);
  });

  it("exits with 1 when files are missing, and keeps what it made", async () => {
    renameSync(join(DATA_DIR, "media"), join(DATA_DIR, "aparte"));
    const lacking = await command("backup");
    renameSync(join(DATA_DIR, "aparte"), join(DATA_DIR, "media"));
    expect(lacking).toMatchObject({
      code: 1,
      out: expect.stringMatching(/\.zip\n.*, 0 files\nFiles that were not in the store, .*: \d+\. /s),
    });
    expect(await command("backup")).toMatchObject({ code: 0 });
  });
});

describe("restore", () => {
  it.each([
    ["no.zip", /no\.zip is not there/],
    ["carpeta", /carpeta is no file/],
    ["texto.zip", /^El archivo no es un backup de este sitio/m],
  ])("of %s says what is wrong with it", async (name, says) => {
    expect(await command("restore", join(all, name), "--yes")).toEqual({ code: 1, out: expect.stringMatching(says) });
  });

  it("that nobody agrees to exits with 1 and says how to agree", async () => {
    const { out: made } = await command("backup");
    const [archive = ""] = /^\/.*\.zip$/m.exec(made) ?? [];
    const { code, out } = await command("restore", archive);
    expect([code, out]).toEqual([1, expect.stringContaining("Nothing was changed. --yes answers the question.")]);
    expect(await command("restore", archive, "otro.zip")).toMatchObject({ code: 2 });
  });
});

describe("what a command does not take", () => {
  it.each(["backup", "restore", "seed", "doctor", "move-media", "migrate-data", "import-legacy"])(
    "is named, with exit code 2: %s",
    async (name) => {
      const { code, out } = await command(name, "--nada");
      expect([code, out]).toEqual([
        2,
        expect.stringMatching(/^Unknown option '--nada'\. The README says what .* takes\n$/),
      ]);
    },
  );

  it("is no address of a database: migrate-data", async () => {
    for (const from of ["data/ged.db", "mysql://x/y"])
      expect(await command("migrate-data", "--from", from, "--to", `file:${all}/x.db`)).toMatchObject({
        code: 2,
        out: expect.stringMatching(/^Use: npm run migrate-data/),
      });
  });

  it("is a folder without files: migrate-data writes nothing then", async () => {
    const files = ["--files-from", join(all, "carpeta"), "--files-to", join(all, "otra")];
    const args = ["migrate-data", "--from", `file:${DATA_DIR}/ged.db`, "--to", `file:${all}/otra/ged.db`, ...files];
    const { code, out } = await command(...args);
    expect([code, out, existsSync(join(all, "otra"))]).toEqual([
      1,
      expect.stringContaining("has no folder media"),
      false,
    ]);
  });

  it("is a file that is no export: import-legacy", async () => {
    const { code, out } = await command("import-legacy", join(all, "texto.zip"));
    expect([code, out]).toEqual([1, expect.stringMatching(/texto\.zip is no export: /)]);
  });
});

it("what root does belongs to the owner of the data folder, as the site's user may be", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ged-dueno-"));
  chmodSync(folder, 0o755);
  // Only root can give files away; for anybody else the folder's owner is who runs this.
  if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_533);
  const { uid, gid } = statSync(folder);
  const { code, out } = await operate(["seed", "--products", "0"], { DATA_DIR: join(folder, "datos") });
  expect([code, out.includes(`Running as user ${uid}, who owns ${folder}\n`)]).toEqual([0, uid !== process.getuid?.()]);
  const made = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, String(name))));
  rmSync(folder, { recursive: true });
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((one) => one.uid !== uid || one.gid !== gid)).toEqual([]);
});

it("doctor sees a folder of backups that cannot be written", async () => {
  const backups = join(DATA_DIR, "backups");
  renameSync(backups, `${backups}-aparte`);
  symlinkSync(join(all, "texto.zip"), backups);
  const { code, out } = await command("doctor");
  expect([code, out]).toEqual([1, expect.stringMatching(/FAIL\s+Backups\s.*ENOTDIR/)]);
});

it("doctor names a database that is half a copy, and no command works on it", async () => {
  const database = new Sqlite(join(DATA_DIR, "ged.db"));
  database.exec("CREATE TABLE traslado_en_curso (tabla TEXT PRIMARY KEY, despues TEXT NOT NULL)");
  const [doctor, backup] = [await command("doctor"), await command("backup")];
  database.exec("DROP TABLE traslado_en_curso");
  database.close();
  expect([doctor.code, doctor.out]).toEqual([1, expect.stringMatching(/FAIL\s+Database\s.*has not copied everything/)]);
  expect([backup.code, backup.out]).toEqual([1, expect.stringMatching(/^npm run migrate-data has not copied/)]);
});
