/** Fault: hostile uploads: bombs, polyglots, traversal names, wrong types. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { exe, heic, html, mp4, pdf, picture, pngSaying, svg } from "../../support/files/files";
import type { Client, Sent } from "../lib/client";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const script = Buffer.from("<script>alert(document.domain)</script><?php system('id'); ?>");
const names = [
  "../../../etc/cron.d/x.png",
  "..\\..\\x.png",
  "/etc/passwd",
  "a\u0000.png.php",
  "x.php",
  ".htaccess",
  "con.png",
  "%2e%2e%2fx.png",
  "a\r\nSet-Cookie: x=y.png",
  `${"n".repeat(5000)}.png`,
];

/** Files that must be refused or be harmless once stored. */
async function hostile(): Promise<{ nombre: string; bytes: Uint8Array }[]> {
  const [png, jpeg, gif] = [await picture("png"), await picture("jpeg"), await picture("gif")];
  const bodies: [string, Uint8Array][] = [
    ["bomb.png", await pngSaying(60_000, 60_000)],
    ["wide.png", await pngSaying(4_000_000, 11)],
    ["gif-script.gif", Buffer.concat([gif, script])],
    ["gif-script.html", Buffer.concat([Buffer.from("GIF89a/*"), script, Buffer.from("*/=1")])],
    ["png-script.png", Buffer.concat([png, script])],
    [
      "jpeg-script.jpg",
      Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, script.length + 2]), script, jpeg.subarray(2)]),
    ],
    ["pdf-page.pdf", Buffer.concat([Buffer.from("%PDF-1.4\n"), script, Buffer.from("\n%%EOF")])],
    ["page-pdf.pdf", Buffer.concat([script, pdf.subarray(0, 2000)])],
    ["mp4-page.mp4", Buffer.concat([mp4.subarray(0, 32), script])],
    ["cut.png", png.subarray(0, png.length - 20)],
    ["zip.png", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(500)])],
    ["svg.svg", svg],
    ["exe.png", exe],
    ["heic.jpg", heic],
    ["page.png", html],
    ["empty.png", Buffer.alloc(0)],
  ];
  return [...bodies.map(([nombre, bytes]) => ({ nombre, bytes })), ...names.map((nombre) => ({ nombre, bytes: png }))];
}

/** Files in the data folder outside media and cache, except the database and the secret. */
function strays(dataDir: string): string[] {
  const all = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  return all.filter(
    (name) => statSync(join(dataDir, name)).isFile() && !/^(media|cache)\/|^ged\.db|^secret$/.test(name),
  );
}

async function offer(client: Client, file: Sent, acepta: string): Promise<{ status: number; clave: string | null }> {
  const { status, html } = await client.post("/admin/subidas", { acepta }, [file]);
  return { status, clave: /"clave":"([^"]+)"/.exec(html)?.[1] ?? null };
}

/** What is wrong with how a stored file is served, or null. */
async function served({ visitor }: World, clave: string): Promise<string | null> {
  const { headers, html, status } = await visitor(5).fetch(`/media/${clave}`);
  const type = headers.get("Content-Type") ?? "";
  const policy = headers.get("Content-Security-Policy") ?? "";
  const safe =
    status === 200 &&
    /^(image\/(png|jpeg|gif|webp|avif)|video\/(mp4|quicktime)|application\/pdf)$/.test(type) &&
    headers.get("X-Content-Type-Options") === "nosniff" &&
    policy.includes("default-src 'none'");
  const clean = type.startsWith("image/") ? !html.includes("alert(") : true;
  return safe && clean
    ? null
    : `${clave}: ${status} ${type} ${policy.slice(0, 40)}${clean ? "" : " with a script in it"}`;
}

export const subidas: Fault = {
  name: "subidas",
  what: "hostile uploads: bombs, polyglots, traversal names, wrong types",
  goal: "0 outside the media root, 0 executed, 0 temporary files left, 0 answers 5xx",
  run: (times = 1, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const client = await world.admin();
      const files = await hostile();
      const problems: string[] = [];
      let [offered, stored] = [0, 0];
      for (let round = 0; round < times; round += 1)
        for (const { nombre, bytes } of files)
          for (const acepta of ["imagen", "medio", "pdf"]) {
            const file = { campo: "archivos", nombre, bytes: new Uint8Array(bytes) };
            const { status, clave } = await offer(client, file, acepta);
            offered += 1;
            if (status >= 500) problems.push(`${nombre}: ${status}`);
            if (!clave) continue;
            stored += 1;
            if (!/^[a-z0-9-]+\/[0-9a-f]{32}\.[a-z0-9]{2,5}$/.test(clave)) problems.push(`${nombre} became ${clave}`);
            const wrong = await served(world, clave);
            if (wrong) problems.push(wrong);
          }
      const outside = strays(world.site.dataDir);
      for (const line of [...problems, ...outside]) say(line);
      const figure = `${offered} files offered, ${stored} stored under own names and types, ${problems.length} problems, ${outside.length} files elsewhere`;
      return { figure, ok: problems.length + outside.length === 0 };
    }),
};
