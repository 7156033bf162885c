/**
 * `npm run faults -- [--only NAME] [--times N]`: what may go wrong is made to go wrong, against the built server. One
 * line per fault: what was done, the figure to reach, the figure reached. Ends with 1 when one was missed.
 */
import { parseArgs } from "node:util";
import { correo, correoKill } from "./faults/correo";
import { doctor } from "./faults/doctor";
import { legado } from "./faults/legado";
import { traslado } from "./faults/traslado";

const faults = [correo, correoKill, doctor, traslado, legado];

const { values } = parseArgs({ options: { only: { type: "string" }, times: { type: "string" } } });
const chosen = faults.filter(({ name }) => !values.only || values.only === name);
if (chosen.length === 0) {
  console.error(`There is no fault "${values.only}". There are: ${faults.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

let missed = 0;
for (const { name, what, goal, run } of chosen) {
  console.log(`\n${name}: ${what}`);
  const { figure, ok } = await run(values.times ? Number(values.times) : undefined, (line) =>
    console.log(`   ${line}`),
  );
  if (!ok) missed += 1;
  console.log(`   ${ok ? "pass" : "FAIL"}  ${figure}  (to reach: ${goal})`);
}
process.exit(missed > 0 ? 1 : 0);
