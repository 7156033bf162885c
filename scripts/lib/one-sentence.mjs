/** Loaded by `node --import` before a command: an unexpected error is reported in one sentence. */
import { parse } from "node:path";
import { failed } from "./failure.mjs";

// The command is named by its file, whoever called it: npm, a test, a container.
process.on("uncaughtException", (error) => failed(error, `npm run ${parse(process.argv[1] ?? "").name}`));
