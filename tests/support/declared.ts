import "./temp-env";

/** Makes what the built routes declare of their addresses known to the sources that a test imports. */
const { declareAddresses } = await import("~/services/http/declared-routes.server");
export const { routes } = await import("../../build/server/index.js");
declareAddresses(routes);
