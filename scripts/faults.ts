/**
 * `npm run faults -- [--only NAME,NAME] [--times N] [--full] [--db sqlite|postgresql|both] [--seed N [--input N]]`: what may
 * go wrong is made to go wrong, against the built server. One line per fault: what was done, the figure to reach, the figure reached.
 * Quick unless told; `--full` does each as often as the figure asks for. Ends with 1 when one was missed.
 */
import { parseArgs } from "node:util";
import { backup } from "./faults/backup/backup";
import { backupDanos } from "./faults/backup/danos";
import { backupKill } from "./faults/backup/kill";
import { backupMemoria } from "./faults/backup/memoria";
import { ajenos } from "./faults/hostil/ajenos";
import { bloqueada } from "./faults/outages/bloqueada";
import { carreras } from "./faults/races/carreras";
import { correo, correoKill } from "./faults/outages/correo";
import { disco } from "./faults/outages/disco";
import { doctor } from "./faults/operator/doctor";
import { fuerza } from "./faults/races/fuerza";
import { hostil } from "./faults/hostil/hostil";
import { imagenesMemoria } from "./faults/load/imagenes-memoria";
import { lentos } from "./faults/load/lentos";
import { llena } from "./faults/outages/llena";
import { malformadas } from "./faults/hostil/malformadas";
import { matar } from "./faults/outages/matar";
import { mudanzas } from "./faults/races/mudanzas";
import { reloj } from "./faults/outages/reloj";
import { ociosas } from "./faults/load/ociosas";
import { puerta } from "./faults/hostil/puerta";
import { sesiones } from "./faults/races/sesiones";
import { sigterm } from "./faults/outages/sigterm";
import { legado } from "./faults/operator/legado";
import { traslado } from "./faults/operator/traslado";
import { subidas } from "./faults/hostil/subidas";
import { subidasMemoria } from "./faults/load/subidas-memoria";
import type { Database, Fault } from "./faults/lib/types";
import { veinte } from "./faults/races/veinte";
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
