import type { Config } from "@react-router/dev/config";
import { precompress } from "./scripts/vite/precompress.ts";
import { keepStaffRoutes } from "./scripts/vite/staff-routes.ts";

export default {
  ssr: true,
  // A screen of the back office loads the list of its routes (4 KB, kept for a year): with "lazy" the server matched each
  // link of each screen against all routes, and each screen asked for more of them.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    keepStaffRoutes(folder);
    precompress(folder);
  },
} satisfies Config;
