/**
 * `npm run faults -- [--only NAME,NAME] [--times N] [--full] [--db sqlite|postgresql|both] [--seed N [--input N]]`: what may
 * go wrong is made to go wrong, against the built server. One line per fault: what was done, the figure to reach, the figure reached.
 * Quick unless told; `--full` does each as often as the figure asks for. Ends with 1 when one was missed.
 */
import { parseArgs } from "node:util";
import { backup } from "./faults/backup";
import { backupDanos } from "./faults/backup-danos";
import { backupKill } from "./faults/backup-kill";
import { backupMemoria } from "./faults/backup-memoria";
import { ajenos } from "./faults/ajenos";
import { bloqueada } from "./faults/bloqueada";
import { carreras } from "./faults/carreras";
import { correo, correoKill } from "./faults/correo";
import { disco } from "./faults/disco";
import { doctor } from "./faults/doctor";
import { fuerza } from "./faults/fuerza";
import { hostil } from "./faults/hostil";
import { imagenesMemoria } from "./faults/imagenes-memoria";
import { lentos } from "./faults/lentos";
import { llena } from "./faults/llena";
import { malformadas } from "./faults/malformadas";
import { matar } from "./faults/matar";
import { mudanzas } from "./faults/mudanzas";
import { reloj } from "./faults/reloj";
import { ociosas } from "./faults/ociosas";
import { puerta } from "./faults/puerta";
import { sesiones } from "./faults/sesiones";
import { sigterm } from "./faults/sigterm";
import { legado } from "./faults/legado";
import { traslado } from "./faults/traslado";
import { subidas } from "./faults/subidas";
import { subidasMemoria } from "./faults/subidas-memoria";
import type { Database, Fault } from "./faults/types";
import { veinte } from "./faults/veinte";
import { finish, line } from "./lib/checks";

const faults: readonly Fault[] = [
  matar,
  disco,
  bloqueada,
  correo,
  correoKill,
  veinte,
  carreras,
  mudanzas,
  llena,
  sigterm,
  puerta,
  sesiones,
  fuerza,
  subidas,
  subidasMemoria,
  imagenesMemoria,
  malformadas,
  hostil,
  lentos,
  ociosas,
  ajenos,
  backup,
  backupDanos,
  backupKill,
  backupMemoria,
  doctor,
  traslado,
  legado,
  reloj,
];
const both: readonly Database[] = ["sqlite", "postgresql"];

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    times: { type: "string" },
    full: { type: "boolean", default: false },
    db: { type: "string", default: "both" },
    seed: { type: "string" },
    input: { type: "string" },
  },
});
const names = values.only?.split(",");
const unknown = names?.filter((one) => !faults.some(({ name }) => name === one)) ?? [];
const chosen = faults.filter(({ name }) => !names || names.includes(name));
const databases = both.filter((database) => values.db === "both" || values.db === database);
if (unknown.length > 0 || databases.length === 0) {
  console.error(
    `No such fault or database: ${[...unknown, values.db].join(", ")}. Faults: ${faults.map(({ name }) => name).join(", ")}; databases: ${both.join()}`,
  );
  process.exit(2);
}

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const again = { seed: number(values.seed), input: number(values.input) };
const lines: string[] = [];

async function make({ name, what, goal, full, run }: Fault, database: Database): Promise<void> {
  const began = Date.now();
  console.log(`\n${name} on ${database}: ${what}`);
  const times = values.times ? Number(values.times) : values.full ? full : undefined;
  const { figure, ok, skipped } = await run(times, (line) => console.log(`   ${line}`), database, again).catch(
    (error: unknown) => ({ figure: String(error), ok: false, skipped: false }),
  );
  const mark = skipped ? "skip" : ok ? "pass" : "FAIL";
  const told = line(mark, `${name.padEnd(16)} ${database.padEnd(10)} ${figure}  (to reach: ${goal})`);
  console.log(`   ${told}  in ${Math.round((Date.now() - began) / 1000)} s`);
  lines.push(told);
}

for (const fault of chosen)
  for (const database of databases) if ((fault.databases ?? both).includes(database)) await make(fault, database);
console.log(`\n${lines.join("\n")}`);
finish();
