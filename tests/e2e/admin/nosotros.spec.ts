import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

const path = "/admin/nosotros";

interface Tab {
  tab: string;
  singular: string;
  /** What the row is called by, and the other text. */
  fields: readonly [string, string];
  choose?: (staff: Page) => Promise<unknown>;
  created: string;
  updated: string;
  deleted: string;
}

const tabs: Tab[] = [
  {
    tab: "Secciones",
    singular: "Sección",
    fields: ["Título", "Contenido"],
    choose: (staff) => staff.getByLabel("Tipo").selectOption("Otro"),
    created: "Sección creada",
    updated: "Sección actualizada",
    deleted: "Sección eliminada",
  },
  {
    tab: "Valores",
    singular: "Valor",
    fields: ["Valor", "Descripción"],
    created: "Valor creado",
    updated: "Valor actualizado",
    deleted: "Valor eliminado",
  },
  {
    tab: "Estadísticas",
    singular: "Estadística",
    fields: ["Título", "Descripción"],
    created: "Estadística creada",
    updated: "Estadística actualizada",
    deleted: "Estadística eliminada",
  },
];

for (const { tab, singular, fields, choose, created, updated, deleted } of tabs) {
  test(`${tab}: created, edited and deleted, the tab stays, the site follows (ADM §7 Tables)`, async ({
    staff,
    javaScriptEnabled,
  }) => {
    const [name, other] = fields;
    await openAdmin(staff, path, javaScriptEnabled);
    const bar = staff.getByRole("navigation", { name: "Partes de Nosotros" });
    await bar.getByRole("link", { name: tab }).click();
    await expect(staff.getByRole("heading", { name: new RegExp(`^${tab}`), level: 2 })).toBeVisible();
    await staff.getByRole("link", { name: new RegExp(`^Nuev[ao] ${singular}$`) }).click();
    await choose?.(staff);
    await staff.getByLabel(name, { exact: true }).fill("Ochenta");
    await staff.getByLabel(other).fill("pueblos visitados");
    await staff.getByLabel("Orden").fill("80");
    await staff.getByRole("button", { name: "Crear" }).click();
    await expectToast(staff, created);
    await expect(bar.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");

    await staff.getByRole("link", { name: "Editar Ochenta" }).click();
    await staff.getByLabel(other).fill("pueblos y veredas");
    await staff.getByRole("button", { name: "Actualizar" }).click();
    await expectToast(staff, updated);
    await staff.goto("/nosotros");
    await expect(staff.getByText("pueblos y veredas")).toBeVisible();

    await staff.goto(path);
    await openAdmin(staff, `${path}/${tab.toLowerCase().replace("í", "i")}?q=ochenta`, javaScriptEnabled);
    await staff.getByRole("link", { name: "Eliminar Ochenta" }).click();
    await staff.getByRole("button", { name: `Eliminar ${singular.toLowerCase()}` }).click();
    await expectToast(staff, deleted);
    await expect(staff).toHaveURL(/\?q=ochenta$/);
    await staff.goto("/nosotros");
    await expect(staff.getByText("pueblos y veredas")).toHaveCount(0);
  });
}
