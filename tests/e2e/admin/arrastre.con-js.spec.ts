import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import { choose, mediaRows, png } from "../../support/browser/media-page";

test("a branch is dragged to another place, and back (ADM §2 Locations, ADM §4 Order and state)", async ({ staff }) => {
  await openAdmin(staff, "/admin/ubicaciones/orden", true);
  const rows = staff.getByRole("main").getByRole("listitem");
  const before = await rows.locator("b").allInnerTexts();
  await rows.last().locator("[data-part=handle]").dragTo(rows.first());
  await expectToast(staff, "Orden actualizado");
  await expect(rows.locator("b")).toHaveText([...before.slice(-1), ...before.slice(0, -1)]);
  await openAdmin(staff, "/admin/ubicaciones/orden", true);
  await rows.first().locator("[data-part=handle]").dragTo(rows.last());
  await expect(rows.locator("b")).toHaveText(before);
});

test("a file just chosen is dragged before those that were there (ADM §4 Products)", async ({ staff }) => {
  // Tall enough to hold all rows: a drag cannot scroll.
  await staff.setViewportSize({ width: 1280, height: 2000 });
  await openAdmin(staff, "/admin/categorias/1", true);
  const names = mediaRows(staff).locator("[data-part=name]");
  const before = await names.allInnerTexts();
  expect(before.length).toBeGreaterThan(0);
  await choose(staff, "Agregar imágenes o videos", [await png("recien.png")], true);
  await expect(names).toHaveText([...before, "recien.png"]);
  await mediaRows(staff)
    .last()
    .locator("[data-part=handle]")
    .dragTo(mediaRows(staff).first().locator("[data-part=handle]"));
  await expect(names).toHaveText(["recien.png", ...before]);
});
