/** Serves the built site as the environment says, and tells so in a line. */
import { start } from "../../build/server/index.js";

const { origin } = await start();
console.log(`Serving ${origin}`);
