const browsers = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
  ["Lynx", /Lynx/],
  ["w3m", /w3m/],
] as const;

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X|Macintosh/],
  ["Chromebook", /CrOS/],
  ["Linux", /Linux|X11/],
] as const;

/** A browser's name for people, from its User-Agent header: "Chrome en Windows". */
export function browserName(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (!browser) return system ? `Navegador en ${system}` : "Navegador desconocido";
  return system ? `${browser} en ${system}` : browser;
}
