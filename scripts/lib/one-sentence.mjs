/** Loaded by `node --import` before a command: what ends it unforeseen is told in a sentence. */
import { failed } from "./failure.mjs";

process.on("uncaughtException", (error) => failed(error, "the command"));
