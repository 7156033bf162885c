import tokens from "~/estilos/tokens.css?raw";
import trazo from "~/estilos/trazo.css?raw";
import { trazos } from "./trazos";

/** The colours of the tokens; a name that stands twice is that of a light ground. */
const colors = new Map(
  [...tokens.matchAll(/^ {2}--([\w-]+): (#\w+)/gm)].reverse().map(([, name, value]) => [name, value]),
);

function token(name: string): string {
  const value = colors.get(name);
  if (value === undefined) throw new Error(`No colour "${name}" among the tokens`);
  return value;
}

const tinta = token("color-tinta-950");
const minio = token("color-minio-500");
const papel = token("color-papel");
const onPapel = { dl: tinta, dc: token("color-minio-600"), dm: token("color-tinta-500"), dp: papel, ds: token("ds") };
const onMinio = { dl: tinta, dc: tinta, dm: tinta, dp: minio, ds: minio };

function styleOf(colors: typeof onPapel, more = ""): string {
  const names = Object.entries({ ...colors, "color-tinta-600": token("color-tinta-600") });
  const values = names.map(([name, value]) => `--${name}:${value};`).join("");
  return `<style>svg{${values}--font-mono:ui-monospace,monospace}${trazo}${more}</style>`;
}

const style = styleOf(onPapel);
/** What a drawing's file shows: all of it, or the part alone as a small picture, on paper or on the signal colour. */
const views = new Map([
  ["entero", { style, recorte: false }],
  ["tarjeta", { style, recorte: true }],
  ["llamado", { style: styleOf(onMinio, ".dwg.mini :is(.v,.sv,.pv){stroke-width:1.8}"), recorte: true }],
]);

/** A technical drawing as the text of an SVG file; undefined where there is no such drawing or view. */
export function drawingText(nombre: string, vista = "entero"): string | undefined {
  const trazo = trazos.get(nombre);
  const view = views.get(vista);
  if (!trazo || !view) return undefined;
  const [className, viewBox] = view.recorte ? ["dwg mini", trazo.recorte] : ["dwg", trazo.viewBox];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" viewBox="${viewBox}">${view.style}${trazo.paths}</svg>`;
}

/** Headers of a drawing's file; its style stands in it. */
export const drawingHeaders = {
  "Content-Type": "image/svg+xml",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;
