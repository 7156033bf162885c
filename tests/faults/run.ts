/**
 * `npm run faults -- [--only NAME,NAME] [--times N] [--full] [--db sqlite|postgresql|both] [--seed N [--input N]]`: what may
 * go wrong is made to go wrong, against the built server. One line per fault: what was done, the figure to reach, the figure reached.
 * Quick unless told; `--full` does each as often as the figure asks for. Ends with 1 when one was missed.
 */
import { parseArgs } from "node:util";
import { backup } from "./backup/backup";
import { backupDanos } from "./backup/danos";
import { backupKill } from "./backup/kill";
import { backupMemoria } from "./backup/memoria";
import { ajenos } from "./hostil/ajenos";
import { bloqueada } from "./outages/bloqueada";
import { carreras } from "./races/carreras";
import { correo, correoKill } from "./outages/correo";
import { cotizaciones } from "./outages/cotizaciones";
import { diferencial } from "./diferencial/diferencial";
import { disco } from "./outages/disco";
import { doctor } from "./operator/doctor";
import { fuerza } from "./races/fuerza";
import { grande } from "./operator/grande";
import { hostil } from "./hostil/hostil";
import { imagenesMemoria } from "./load/imagenes-memoria";
import { lentos } from "./load/lentos";
import { llena } from "./outages/llena";
import { malformadas } from "./hostil/malformadas";
import { matar } from "./outages/matar";
import { mudanzas } from "./races/mudanzas";
import { reloj } from "./outages/reloj";
import { ociosas } from "./load/ociosas";
import { puerta } from "./hostil/puerta";
import { sesiones } from "./races/sesiones";
import { sigterm } from "./outages/sigterm";
import { legado } from "./operator/legado";
import { traslado } from "./operator/traslado";
import { subidas } from "./hostil/subidas";
import { subidasMemoria } from "./load/subidas-memoria";
import type { Database, Fault } from "./lib/types";
import { veinte } from "./races/veinte";
import { finish, line } from "../support/run/checks";

const faults: readonly Fault[] = [
  matar,
  disco,
  bloqueada,
  correo,
  correoKill,
  cotizaciones,
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
  grande,
  reloj,
  diferencial,
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

/** An error with its causes: a request that fails says only there why. */
function whole(error: unknown): string {
  return error instanceof Error && error.cause ? `${String(error)}, because ${whole(error.cause)}` : String(error);
}

async function make({ name, what, goal, full, run }: Fault, database: Database): Promise<void> {
  const began = Date.now();
  console.log(`\n${name} on ${database}: ${what}`);
  const times = values.times ? Number(values.times) : values.full ? full : undefined;
  const { figure, ok, skipped } = await run(times, (line) => console.log(`   ${line}`), database, again).catch(
    (error: unknown) => ({ figure: whole(error), ok: false, skipped: false }),
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
