import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCategoria, createProducto, createSubcategoria } from "../../support/content/factories";
import { db, signedIn, Visitor } from "../../support/site/site";
import { text } from "../../support/site/reading";

const admin = await signedIn();
const visitor = new Visitor();

/** A family of its own for one history: two categories with a subcategory each, and a product in the first. */
async function family() {
  const [one, two] = [await createCategoria(), await createCategoria()];
  const a = await createSubcategoria({ categoria: one });
  const b = await createSubcategoria({ categoria: two });
  const { id, codigo } = await createProducto({ subcategoria: a, descripcion: "Par" });
  await db.subcategoria.updateMany({ where: { id: { in: [a.id, b.id] } }, data: { descripcion: "Par" } });
  return { id, codigo, categorias: [one.id, two.id], subcategorias: [a.id, b.id] };
}
type Family = Awaited<ReturnType<typeof family>>;

type Step =
  | { kind: "rename"; name: number }
  | { kind: "move"; to: number }
  | { kind: "readdress"; which: number; name: number }
  | { kind: "shift"; which: number; to: number }
  | { kind: "category"; which: number; name: number };

const which = fc.nat(1);
const name = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("rename"), name }),
  fc.record({ kind: fc.constant("move"), to: which }),
  fc.record({ kind: fc.constant("readdress"), which, name }),
  fc.record({ kind: fc.constant("shift"), which, to: which }),
  fc.record({ kind: fc.constant("category"), which, name }),
);

async function save(path: string, fields: Record<string, string>) {
  const page = await admin.submit(await admin.visit(path), "form[data-part=editor]", fields);
  expect([page.status, page.path.split("?")[0]]).toEqual([200, path.replace(/\/\d+$/, "")]);
}

/** Does one step of a history as staff do. */
async function take(step: Step, { id, categorias, subcategorias }: Family, tag: string) {
  if (step.kind === "rename") return save(`/admin/productos/${id}`, { nombre: `Pieza ${tag} ${step.name}` });
  if (step.kind === "move") {
    const to = await db.subcategoria.findUniqueOrThrow({ where: { id: subcategorias[step.to] } });
    const place = { categoria_id: String(to.categoria_id), subcategoria_id: String(to.id) };
    return save(`/admin/productos/${id}`, place);
  }
  const own = step.which === 0 ? "uno" : "dos";
  if (step.kind === "readdress")
    return save(`/admin/subcategorias/${subcategorias[step.which]}`, { slug: `grupo-${own}-${tag}-${step.name}` });
  if (step.kind === "shift") {
    const to = { categoria_id: String(categorias[step.to]) };
    return save(`/admin/subcategorias/${subcategorias[step.which]}`, to);
  }
  return save(`/admin/categorias/${categorias[step.which]}`, { nombre: `Familia ${own} ${tag} ${step.name}` });
}

/** The addresses of the family's product now: long, without subcategory, and by slug alone. */
async function addresses({ id }: Family) {
  const { slug, categoria, subcategoria } = await db.producto.findUniqueOrThrow({
    where: { id },
    include: { categoria: true, subcategoria: true },
  });
  return {
    long: `/productos/${categoria.slug}/${subcategoria.slug}/${slug}`,
    others: [`/productos/${categoria.slug}/${slug}`, `/producto/${slug}`],
  };
}

describe("every address that a product ever had", () => {
  it("leads to it for good in one step, whatever was renamed and moved (PUB §2 Routes, DEC 5, DEC 8)", async () => {
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        serial += 1;
        const own = await family();
        const ever = new Set<string>();
        const remember = async () => {
          const { long, others } = await addresses(own);
          for (const one of [long, ...others]) ever.add(one);
        };
        await remember();
        for (const one of steps) {
          await take(one, own, String(serial));
          await remember();
        }
        const { long, others } = await addresses(own);
        for (const path of ever) {
          const response = await visitor.fetch(path);
          const serves = path === long || others.includes(path);
          const expected = serves ? [200, null] : [301, long];
          expect([path, response.status, response.headers.get("Location")]).toEqual([path, ...expected]);
        }
        expect(text(await visitor.visit(long), "article [data-part=code]")).toBe(own.codigo);
      }),
      { numRuns: 6 },
    );
  });
});

describe("an address that is not quite right", () => {
  it("leads to the very page below the category it resembles, or to none (PUB §5 Other rules, DEC 2, DEC 6)", async () => {
    const seeded = { categoria: { fija_id: { not: null } } };
    const rows = await db.subcategoria.findMany({ where: seeded, include: { categoria: true } });
    const spelling = fc.constantFrom<(slug: string) => string>(
      (slug) => `${slug}s`,
      (slug) => `${slug}x`,
      (slug) => `${slug.toUpperCase()}S`,
      (slug) => slug.replaceAll("-", ""),
      (slug) => slug.slice(1),
    );
    const prefix = fc.constantFrom("", "/catalogo");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), spelling, prefix, async ({ categoria, slug }, spell, under) => {
        const odd = spell(categoria.slug);
        const near = await visitor.fetch(`${under}/${odd}/${slug}?q=a`);
        const to = `/${categoria.slug}/${slug}?q=a`;
        if (odd === categoria.slug) return;
        expect([odd, near.status, near.headers.get("Location")]).toEqual([odd, 302, to]);
        const unknown = await visitor.fetch(`${under}/${odd}/${slug}-zzz`);
        expect([unknown.status, unknown.headers.get("Location")]).toEqual([404, null]);
      }),
      { numRuns: 60 },
    );
  });

  it("of a product leads to it below the category it resembles, and is 404 for another name (DEC 2, DEC 6)", async () => {
    const own = await createSubcategoria({ categoria: await createCategoria({ nombre: "Zafirotecnia" }) });
    const { href, categoria, slug } = await createProducto({ subcategoria: own });
    for (const path of [href.replace(categoria.slug, `${categoria.slug}s`), `/productos/${categoria.slug}x/${slug}`]) {
      const response = await visitor.fetch(path);
      expect([response.status, response.headers.get("Location")]).toEqual([302, href]);
      expect((await visitor.fetch(`${path}-zzz`)).status).toBe(404);
    }
  });
});
