import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ASSETS = "build/client/assets";

interface Screen {
  id: string;
  module: string;
  imports: readonly string[];
}

/** The screens of the back office, as its list of routes has them. */
function screens(): Screen[] {
  const name = readdirSync(ASSETS).find((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(`${ASSETS}/${name}`, "utf8");
  const manifest: { routes: Record<string, Screen> } = JSON.parse(
    text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
  );
  return Object.values(manifest.routes);
}

function codeOf(file: string): string {
  return readFileSync(`build/client${file}`, "utf8");
}

describe("the scripts of the back office", () => {
  const all = screens();

  it("know the back office's routes, and none of the site", () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toContain("routes/admin/catalogo/productos/edit");
    expect(ids).toContain("routes/acceso/login");
    expect(ids.filter((id) => /^routes\/(?:site|recursos)\//.test(id))).toEqual([]);
  });

  it("leave the check of a form, which comes with zod, for when somebody types", () => {
    expect(
      readdirSync(ASSETS).filter((file) => file.endsWith(".js") && /ZodError/.test(codeOf(`/assets/${file}`))),
    ).not.toEqual([]);
    const early = all.filter(({ module, imports }) =>
      [module, ...imports].some((file) => /ZodError/.test(codeOf(file))),
    );
    expect(early.map(({ id }) => id)).toEqual([]);
  });
});
