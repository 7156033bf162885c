import tokens from "~/estilos/tokens.css?raw";
import trazo from "~/estilos/trazo.css?raw";
import { trazos } from "./trazos";

/** The colours of the tokens. */
const colors = new Map([...tokens.matchAll(/^ {2}--([\w-]+): (#\w+)/gm)].map(([, name, value]) => [name, value]));

function token(name: string): string {
  const value = colors.get(name);
  if (value === undefined) throw new Error(`No colour "${name}" among the tokens`);
  return value;
}

const tinta = token("color-tinta-950");
const minio = token("color-minio-500");
/** Colours of lines, axes, dimensions and their numbers, and of faces in light and in shade, on each ground. */
const onPapel = {
  dl: tinta,
  dc: token("color-minio-600"),
  dm: token("color-tinta-500"),
  dt: token("color-tinta-600"),
  dp: token("color-papel"),
  ds: token("color-sombra"),
};
const onTinta = {
  dl: token("color-trazo-claro"),
  dc: token("color-minio-400"),
  dm: token("color-tinta-400"),
  dt: token("color-tinta-300"),
  dp: tinta,
  ds: token("color-tinta-900"),
};
const onMinio = { dl: tinta, dc: tinta, dm: tinta, dt: tinta, dp: minio, ds: minio };

function styleOf(colors: typeof onPapel, more = ""): string {
  const values = Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
  return `<style>svg{${values}--font-mono:ui-monospace,monospace}${trazo}${more}</style>`;
}

const style = styleOf(onPapel);
/** What a drawing's file shows: all of it, or the part alone as a small picture, and on which ground. */
const views = new Map([
  ["entero", { style, recorte: false }],
  ["oscuro", { style: styleOf(onTinta), recorte: false }],
  ["tarjeta", { style, recorte: true }],
  ["llamado", { style: styleOf(onMinio, ".mini :is(.v,.sv,.pv){stroke-width:1.8}"), recorte: true }],
]);

/** A technical drawing as the text of an SVG file; undefined where there is no such drawing or view. */
export function drawingText(nombre: string, vista = "entero"): string | undefined {
  const trazo = trazos.get(nombre);
  const view = views.get(vista);
  if (!trazo || !view) return undefined;
  const [mini, viewBox] = view.recorte ? [' class="mini"', trazo.recorte] : ["", trazo.viewBox];
  return `<svg xmlns="http://www.w3.org/2000/svg"${mini} viewBox="${viewBox}">${view.style}${trazo.paths}</svg>`;
}

/** Headers of a drawing's file; its style stands in it. */
export const drawingHeaders = {
  "Content-Type": "image/svg+xml",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;
