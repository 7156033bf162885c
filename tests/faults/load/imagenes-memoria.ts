/**
 * Fault: pictures that decode to a hundred times their size, sent at once, and all their variants requested at once.
 */
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { anchos, formatos } from "../../../app/domain/medios/sizes";
import { memoryMb, peakDuring } from "../../support/run/memory";
import type { Client } from "../lib/client";
import type { Fault } from "../lib/types";
import { inWorld } from "../lib/world";

const MOST_MB = 200;
const LONGEST_PAGE_MS = 1_000;

/** A photo of soft spots, which no encoder compresses to almost nothing. */
async function photo(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const spots = sharp({ create: { width: width >> 3, height: height >> 3, channels: 3, background: "#888", noise } });
  const { data, info } = await spots.resize(width, height, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

async function send(client: Client, nombre: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { status, html } = await client.post("/admin/subidas", { acepta: "imagen" }, [
    { campo: "archivos", nombre, bytes },
  ]);
  return /"clave":"([^"]+)"/.exec(html)?.[1] ?? `${status} ${/"error":"([^"]+)"/.exec(html)?.[1] ?? ""}`;
}

const isKey = (answer: string) => answer.startsWith("imagenes-sitio/");

export const imagenesMemoria: Fault = {
  name: "imagenes-memoria",
  what: "AVIF of 8 and 40 megapixels, one and two at once, then all sizes of them at once; pages asked for meanwhile",
  goal: `8 stored, 40 refused, memory ≤ +${MOST_MB} MB, a page ≤ ${LONGEST_PAGE_MS} ms`,
  databases: ["sqlite"],
  run: (_, say, database) =>
    inWorld(
      database,
      { demo: true, env: { NODE_OPTIONS: "--max-old-space-size=512" } },
      async ({ site, admin, visitor }) => {
        const client = await admin();
        for (const path of ["/", "/catalogo", "/admin", "/admin/imagenes"]) await client.fetch(path);
        const make = async (width: number, height: number) =>
          new Uint8Array(await (await photo(width, height)).avif({ effort: 0, quality: 40 }).toBuffer());
        const [small, large] = [await make(3464, 2309), await make(7744, 5164)];
        await pause(1_000);
        let [most, longest] = [0, 0];
        const watched = async (what: string, work: () => Promise<string[]>) => {
          const before = memoryMb(site.pid());
          let working = true;
          const pages = (async () => {
            for (; working; await pause(100)) {
              const began = performance.now();
              await visitor(9).fetch("/catalogo");
              longest = Math.max(longest, performance.now() - began);
            }
          })();
          const { result: answers, peak } = await peakDuring(site.pid(), 20, work);
          working = false;
          await pages;
          most = Math.max(most, peak - before);
          say(
            `${what}: ${Math.round(before)} MB before, ${Math.round(peak)} MB at most: ${[...new Set(answers)].join()}`,
          );
          return answers;
        };
        const stored = await watched(`8 MP, ${small.length} bytes`, async () => [await send(client, "8.avif", small)]);
        const two = () => Promise.all([send(client, "8a.avif", small), send(client, "8b.avif", small)]);
        stored.push(...(await watched("two of them", two)));
        const forty = await watched(`40 MP, ${large.length} bytes`, async () => [await send(client, "40.avif", large)]);
        const twice = () => Promise.all([send(client, "40a.avif", large), send(client, "40b.avif", large)]);
        forty.push(...(await watched("two of them", twice)));
        const keys = [...stored, ...forty].filter(isKey);
        await watched(`sizes of ${keys.length}`, () =>
          Promise.all(
            keys.flatMap((key) =>
              anchos.flatMap((ancho) =>
                formatos.map(async (formato) => {
                  const { status } = await visitor(7).fetch(`/imagen/${ancho}.${formato}/${key}`, {
                    signal: AbortSignal.timeout(300_000),
                  });
                  return String(status);
                }),
              ),
            ),
          ),
        );
        const figure = `${stored.filter(isKey).length} of 3 stored, ${forty.filter((one) => !isKey(one)).length} of 3 refused, memory +${Math.round(most)} MB, longest page ${Math.round(longest)} ms`;
        const right = stored.every(isKey) && !forty.some(isKey);
        return { figure, ok: right && most <= MOST_MB && longest <= LONGEST_PAGE_MS };
      },
    ),
};
