import { describe, expect, it } from "vitest";
import { browserName } from "~/domain/cuentas/browser-name";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a browser's name", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36`, "Chrome en Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`, "Edge en Windows"],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/150.0 Mobile Safari/537.36`, "Chrome en Android"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15) AppleWebKit/605 Version/19 Safari/605", "Safari en Mac"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Safari/604", "Safari en iPhone"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox en Linux"],
    ["Lynx/2.9.0", "Lynx"],
    ["", "Navegador desconocido"],
    ["<script>", "Navegador desconocido"],
  ])("of %s is %s", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
