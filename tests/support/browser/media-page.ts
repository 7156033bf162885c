import { expect, type Locator, type Page } from "@playwright/test";
import { picture } from "../files/files";

export interface BrowserFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small picture as a file chosen in the browser. */
export async function png(name: string): Promise<BrowserFile> {
  return { name, mimeType: "image/png", buffer: await picture("png", 80, 60) };
}

/** The rows of the media list, in order. */
export function mediaRows(page: Page): Locator {
  return page.locator("#medios ol > li");
}

/** Chooses files; where scripts run, waits until they are in the list. */
export async function choose(
  page: Page,
  label: string,
  files: BrowserFile[],
  scripts: boolean | undefined,
): Promise<void> {
  await page.getByLabel(label).setInputFiles(files);
  if (!scripts) return;
  for (const { name } of files) await expect(mediaRows(page).filter({ hasText: name })).toContainText("Sin guardar");
}

/** Expects these names in the media list. */
export async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect(mediaRows(page).locator("[data-part=name]")).toHaveText([...names]);
}
