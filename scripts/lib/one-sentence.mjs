/** Loaded by `node --import` before a command: an unexpected error is reported in one sentence. */
import { failed } from "./failure.mjs";

process.on("uncaughtException", (error) =>
  failed(error, process.env.npm_lifecycle_event ? `npm run ${process.env.npm_lifecycle_event}` : "the command"),
);
