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

/** "Chrome en Windows": what a browser says it is, as a person would. */
export function browserName(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (!browser) return system ? `Navegador en ${system}` : "Navegador desconocido";
  return system ? `${browser} en ${system}` : browser;
}
