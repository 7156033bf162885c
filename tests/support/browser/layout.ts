import type { Page } from "@playwright/test";

/** Controls smaller than 24 × 24 px, except links inside text. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")];
    const shown = controls.filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const own = shown.filter(
      (one) => one.getAttribute("type") !== "hidden" && getComputedStyle(one).display !== "inline",
    );
    return own.flatMap((one) => {
      // A label is part of its control: either may be large enough.
      const boxes = [one, one.closest("label")].flatMap((box) => (box ? [box.getBoundingClientRect()] : []));
      if (boxes.some(({ width, height }) => width >= 23.5 && height >= 23.5)) return [];
      const { width, height } = one.getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
      return [`${one.tagName} "${name}" ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

/** Where a text is cut off: by the window's edge or by an element that hides overflow. */
export async function clippedTexts(page: Page, text: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    // Content behind an open dialog does not count.
    const root = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // The last step of a breadcrumb is cut off by design: the page title repeats it in full.
      if (!parent?.checkVisibility() || parent.closest("script, option, [aria-current], .oculto")) continue;
      if (!node.textContent?.includes(wanted)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const frames = [document.documentElement.getBoundingClientRect()];
      for (let up: Element | null = parent; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== "visible" && up !== document.body)
          frames.push(up.getBoundingClientRect());
      }
      const inside = frames.every((frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1);
      const whole = parent.scrollHeight <= parent.clientHeight + 2 || getComputedStyle(parent).overflowY === "visible";
      found.push(inside && whole ? "whole" : `cut in ${parent.tagName}.${parent.className}`);
    }
    return found;
  }, text);
}

/**
 * Words that stand on two lines, broken between two letters; dates and prices with their unbreakable spaces count as one.
 * Addresses, numbers with signs and what has more letters than a name may break.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest("script, style, textarea, option, .oculto")
      )
        continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s/-]+(?:\u00a0[^\s/-]+)*/g)) {
        if (word.length > 30 || /[@._]\w/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = Array.from(range.getClientRects(), ({ top, width }) => (width > 0.5 ? [Math.round(top)] : []));
        if (new Set(lines.flat()).size > 1) found.add(word);
      }
    }
    return [...found];
  });
}

export interface Step {
  /** Index among the page's controls in reading order; null when the focus is elsewhere. */
  at: number | null;
  name: string;
  seen: boolean;
  outlined: boolean;
}

/** Numbers the controls reachable by keyboard, in reading order; returns their count. */
export async function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']",
    );
    const reached = [...all].filter(
      (one) =>
        one.getAttribute("type") !== "hidden" && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
    );
    reached.forEach((one, index) => one.setAttribute("data-lugar", String(index)));
    return reached.length;
  });
}

/** Presses Tab once and returns where the focus went. */
export async function tab(page: Page): Promise<Step> {
  await page.keyboard.press("Tab");
  return page.evaluate(async () => {
    const one = document.activeElement;
    const inWindow = () => {
      const { left, right, top, bottom } = one?.getBoundingClientRect() ?? new DOMRect();
      return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    };
    // The page scrolls to the focused control only with a later frame.
    for (let frame = 0; frame < 30 && !inWindow(); frame += 1) await new Promise(requestAnimationFrame);
    const place = one?.getAttribute("data-lugar");
    if (!one || place === null || place === undefined) return { at: null, name: "", seen: false, outlined: false };
    const { width, height } = one.getBoundingClientRect();
    // A field without a frame of its own has its ring around the cell that it fills.
    const rings = [one, one.parentElement ?? one].map((element) => getComputedStyle(element));
    return {
      at: Number(place),
      name: `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent?.trim().slice(0, 40) ?? ""}`,
      seen: width > 1 && height > 1 && inWindow(),
      outlined: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      ),
    };
  });
}
