import { expect, takenOver } from "../../support/browser/browser";
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
