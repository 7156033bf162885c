import type { Config } from "@react-router/dev/config";

// A screen of the back office loads the list of all routes (5 KB, kept for a year): with "lazy" the server matched each
// link of each screen against all routes, and each screen asked for more of them.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
