/** Fault: parallel uploads of 100 MB videos must not be held in memory. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mp4Of } from "../../support/files/files";
import { memoryMb, peakDuring } from "../../support/run/memory";
import type { Client } from "../lib/client";
import type { Fault } from "../lib/types";
import { inWorld } from "../lib/world";

const MB = 1024 * 1024;
const MOST_MB = 100;
const CHUNK = 64 * 1024;

async function* form(boundary: string, csrf: string, file: Buffer): AsyncGenerator<Uint8Array> {
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  yield Buffer.from(field("acepta", "medio") + field("csrf", csrf));
  yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="archivos"; filename="v.mp4"\r\n\r\n`);
  for (let at = 0; at < file.length; at += CHUNK) yield file.subarray(at, at + CHUNK);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

function stream(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function upload(client: Client, file: Buffer): Promise<number> {
  const boundary = "limite-de-la-prueba";
  const init = {
    method: "POST",
    body: stream(form(boundary, "", file)),
    duplex: "half",
    headers: { Origin: client.origin, "Content-Type": `multipart/form-data; boundary=${boundary}` },
    signal: AbortSignal.timeout(280_000),
  };
  return (await client.fetch("/admin/subidas", init)).status;
}

export const subidasMemoria: Fault = {
  name: "subidas-memoria",
  what: "videos of 100 MB sent at once (quick: 3, full: 10)",
  goal: `all stored, memory ≤ +${MOST_MB} MB, 0 temporary files left`,
  full: 10,
  run: (times = 3, say, database) =>
    inWorld(database, { demo: true }, async ({ site, admin }) => {
      const client = await admin();
      for (const path of ["/", "/catalogo", "/admin", "/admin/productos", "/admin/imagenes"]) await client.fetch(path);
      await upload(client, mp4Of(8 * MB));
      const file = mp4Of(100 * MB);
      await pause(1_000);
      const before = memoryMb(site.pid());
      const { result: statuses, peak } = await peakDuring(site.pid(), 50, () =>
        Promise.all(Array.from({ length: times }, () => upload(client, file))),
      );
      const left = readdirSync(join(site.dataDir, "tmp")).length;
      const good = statuses.filter((status) => status === 200).length;
      const more = Math.round(peak - before);
      say(`${Math.round(before)} MB before, ${Math.round(peak)} MB at most`);
      const figure = `${good} of ${times} stored, memory +${more} MB, ${left} temporary files left`;
      return { figure, ok: good === times && more <= MOST_MB && left === 0 };
    }),
};
