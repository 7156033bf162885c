import "../db/temp-env";

/** Registers the address declarations of the built routes for the source modules a test imports. */
const { declareAddresses } = await import("~/services/http/declared-routes.server");
export const { routes } = await import("../../../build/server/index.js");
declareAddresses(routes);
