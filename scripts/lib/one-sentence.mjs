/** Loaded by `node --import` before a command: an unexpected error is reported in one sentence. */
import { failed } from "./failure.mjs";

process.on("uncaughtException", (error) => failed(error, "the command"));
