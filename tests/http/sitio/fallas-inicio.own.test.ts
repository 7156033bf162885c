import { describe, expect, it } from "vitest";
import { whileMissing } from "../../support/db/faults";
import { Visitor } from "../../support/site/site";

const visitor = new Visitor();

describe("when the database fails before a site has shown anything, a public page", () => {
  it.each(["/catalogo", "/contacto", "/amortiguadores"])(
    "%s says so in Spanish, without telling why (PUB §8)",
    async (path) => {
      const page = await whileMissing("categorias_info", () =>
        whileMissing("ubicaciones_contacto", () => visitor.visit(path)),
      );
      expect(page.status).toBe(500);
      expect(page.text).toContain("Error");
      expect(page.text).toMatch(/[Ii]ntente/);
      expect(page.html).not.toMatch(/prisma|no such table|relation|\bat .*\.js/i);
      expect((await visitor.visit(path)).status).toBe(200);
    },
  );
});
