/** Serves the built site as the environment says, and prints a line once it is ready. */
import { start } from "../../../build/server/index.js";

const { origin } = await start();
console.log(`Serving ${origin}`);
