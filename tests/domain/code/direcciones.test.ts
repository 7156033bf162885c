import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchRoutes } from "react-router";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { declaredAt } from "~/services/http/declared-routes.server";
import { searchOf, searchText } from "~/services/http/route-handle";
import { nodesOf } from "../../support/site/code";
import { routes } from "../../support/site/declared";
import { appRoutes } from "../../support/site/routes";

interface Tree {
  id: string;
  path?: string;
  index?: boolean;
  children: Tree[];
}

function treeOf(parentId: string | undefined): Tree[] {
  const own = Object.values(routes).flatMap((route) => (route && route.parentId === parentId ? [route] : []));
  return own.map(({ id, path, index }) => ({ id, path, index, children: treeOf(id) }));
}

function sources(...folders: string[]): ts.SourceFile[] {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ts.createSourceFile(name, readFileSync(name, "utf8"), ts.ScriptTarget.Latest, true));
}

/** What reads an address past the declaration of its route. */
const RAW = /^(?:searchParams|search|listQuery|pageHref)$/;

function readsRaw(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || !RAW.test(node.text)) return false;
  const { parent } = node;
  // A name of something else: of a declared parameter, an element, a property of a handle.
  return ts.isPropertyAccessExpression(parent) ? parent.name === node : ts.isCallExpression(parent) || isTaken(parent);
}

/** Whether a name is taken out of an argument: `({ searchParams }: URL) =>`. */
function isTaken(node: ts.Node): boolean {
  return ts.isBindingElement(node) && node.propertyName === undefined;
}

describe("what a route declares", () => {
  const tree = treeOf(undefined).map((root) => JSON.parse(JSON.stringify(root)));
  const written = appRoutes({ id: "7", parte: "1", variante: "640.webp" }).filter(({ path }) => path !== "");

  const found = (path: string) => String(matchRoutes(tree, path)?.at(-1)?.route.id);

  it("is found at the addresses the router finds it at", () => {
    const more = ["/", "/ADMIN/Productos/", "/a/b/c/d", "/imagen/320", "/%61dmin/logo", "/buscar/x", "/productos/a/b"];
    for (const path of [...written.map((one) => one.path), ...more, "/dibujos/perno.svg", "/dibujos/a/perno.svg"])
      expect([path, declaredAt(path).id]).toEqual([path, found(path)]);
  });

  it("is found at invented addresses as well", () => {
    const words = ["x", "7", ...new Set(written.flatMap(({ path }) => path.split("/").filter((word) => word !== "")))];
    let seed = 1;
    const word = () => words[(seed = (seed * 48_271) % 2_147_483_647) % words.length] ?? "";
    // Each address has one to five words; the first is one of staff's half of the time.
    const invented = Array.from({ length: 1_500 }, (_, at) => {
      const parts = Array.from({ length: 1 + (at % 5) }, word);
      return `/${(at % 2 ? ["admin", ...parts] : parts).join("/")}`;
    });
    const ids = invented.map(found);
    expect(invented.map((path) => declaredAt(path).id)).toEqual(ids);
    expect(new Set(ids).size).toBeGreaterThan(50);
  });

  it.each(["/admin/logo.data", "/admin/logo/_.data", "/admin//logo", "/admin%2Flogo", "/ADMIN/LOGO"])(
    "counts however the address is written: %s",
    (path) => expect(declaredAt(path).files).toBe("medios"),
  );

  it("of the back office is that nothing of it is kept, its doors included", () => {
    const staff = written.filter(({ path }) => /^\/admin(?:\/|$)/.test(path));
    expect(staff.length).toBeGreaterThan(60);
    expect(staff.filter(({ path }) => declaredAt(path).kept !== false)).toEqual([]);
  });

  it("is all that a page without a session reads of its address", () => {
    const code = sources("app/routes/site", "app/routes/recursos", "app/routes/acceso", "app/site");
    const raw = code.flatMap((file) =>
      [...nodesOf(file)].filter(readsRaw).map(({ parent }) => [file.fileName, parent.getText()]),
    );
    expect(raw).toEqual([]);
    expect(code.length).toBeGreaterThan(50);
  });

  it.each([
    ["takes files", /\breadT?y?p?e?d?Upload\(/, "app/routes", /\bfiles: "/],
    ["takes a form of strangers", /\breadTypedForm\(/, "app/routes/site", /\bform: "/],
    ["takes a form at the door", /\breadTypedForm\(/, "app/routes/acceso", /\bform: "/],
  ])("is never forgotten where a route %s", (_, takes, folder, declares) => {
    const taking = sources(folder).filter(({ text }) => takes.test(text));
    expect(taking.length).toBeGreaterThan(0);
    expect(taking.filter(({ text }) => !declares.test(text)).map(({ fileName }) => fileName)).toEqual([]);
  });

  it("is checked by its type", () => {
    const untyped = sources("app/routes").filter(({ text }) =>
      /export const handle\b(?!.*satisfies RouteHandle;)/s.test(text),
    );
    expect(untyped.map(({ fileName }) => fileName)).toEqual([]);
  });
});

describe("the search part of an address", () => {
  const handle = { search: { q: (given: string) => given.trim(), pagina: (given: string) => Number(given) || 1 } };

  it("is read as its route reads it; what is odd or missing is what the page shows anyway", () => {
    expect(searchOf(handle, new URL("http://x/?pagina=3&q=+a+&x=y"))).toEqual({ q: "a", pagina: 3 });
    expect(searchOf(handle, new URL("http://x/?pagina=tres"))).toEqual({ q: "", pagina: 1 });
  });

  it("is written in the route's order, without what is shown anyway and what it does not declare", () => {
    expect(searchText(handle, { pagina: 2, q: "a&b", x: "y" })).toBe("?q=a%26b&pagina=2");
    expect(searchText(handle, { pagina: 1, q: "" })).toBe("");
    expect(searchText({}, { q: "a" })).toBe("");
  });
});
