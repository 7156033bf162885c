import type { RouteHandle } from "~/services/http/route-handle";

export const handle = { file: true } satisfies RouteHandle;

/** Pages the browser may prefetch when the pointer rests on their link: public pages, but no files and no searches. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/media/*", "/imagen/*", "/buscar*", "/*\\?*"] } },
          { not: { selector_matches: "[target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=3600" },
  });
}
