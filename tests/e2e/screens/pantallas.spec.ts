import { expect, takenOver } from "../../support/browser/browser";
import { openSolicitud, reviewRespuesta, sendRespuesta } from "../../support/browser/cotizacion";
import { look, openScreen, test, title, wrongAt } from "../../support/browser/look";
import { doorScreens, openedScreens, publicScreens, staffScreens } from "../../support/browser/screens";

// Each screen is looked at by itself, once and for everything: both workers share them.
test.describe.configure({ mode: "parallel" });

for (const screen of [...publicScreens, ...doorScreens]) {
  test(title(screen), async ({ visitor }) => {
    await look(visitor, screen);
  });
}

for (const screen of staffScreens) {
  test(title(screen), async ({ member }) => {
    await look(member, screen, takenOver);
  });
}

for (const screen of openedScreens) {
  test(`${screen.name} keeps every rule of access, and fits`, async ({ visitor: page }) => {
    for (const width of screen.widths) {
      await page.setViewportSize({ width, height: 900 });
      await openScreen(page, screen);
      expect(await wrongAt(page, [width])).toEqual([]);
    }
  });
}

test("an answer with prices keeps every rule of access, and fits: before it is sent, and its page", async ({
  member: page,
}) => {
  const at = [320, 390, 768, 1024, 1440];
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSolicitud(page);
  await takenOver(page);
  const request = new URL(page.url()).pathname;
  await reviewRespuesta(page, "214.900,50");
  const review = page.url();
  for (const address of [review, request, `${request.replace("/cotizaciones/", "/cotizaciones/borrador/")}/eliminar`]) {
    await page.goto(address);
    expect(await wrongAt(page, at)).toEqual([]);
  }
  await page.goto(review);
  await sendRespuesta(page);
  expect(await wrongAt(page, at)).toEqual([]);
});
