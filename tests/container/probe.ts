/** Checks what a container has to do: serve, keep its data, stay within its limits, stop. */
import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client, staffAt } from "../support/site/client";
import { account, staff } from "../faults/lib/world";
import { check } from "../support/run/checks";
import { ended, untilReady } from "../support/run/server";
import { type Image, runImage } from "./build";
import { execForm } from "./dockerfile";

const STOP_LIMIT_MS = 10_000;
const NOT_FOR_THE_IMAGE = ["prisma", "typescript", "vite", "tsx", "vitest", "@playwright", "esbuild", "eslint"];

/** Outer process id of the container's process 1. */
function innerPid({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}

function inside(pid: number, env: Record<string, string>, command: string[]) {
  const enter = ["-t", String(pid), "-m", "-p", "-r", "-w", "setpriv", "--reuid", "1000", "--regid", "1000"];
  return spawnSync("nsenter", [...enter, "--clear-groups", "--no-new-privs", ...command], { env, encoding: "utf8" });
}

async function started(image: Image, data: string, env: Record<string, string>, origin: string) {
  const site = runImage(image, data, execForm(image.command), env);
  let output = "";
  for (const stream of [site.stdout, site.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(site, `${origin}/readyz`, 100, 40).catch((error: unknown) => {
    site.kill("SIGKILL");
    throw new Error(`The container does not get ready (${String(error)}):\n${output}`);
  });
  return site;
}

/**
 * Stops the container while requests are in progress; returns the milliseconds until it exits, and whether all were
 * answered.
 */
async function stopped(image: Image, site: ChildProcess, origin: string): Promise<{ ms: number; answered: boolean }> {
  const answers = Promise.all(Array.from({ length: 8 }, () => fetch(`${origin}/catalogo`)));
  await pause(5);
  const gone = once(site, "exit");
  const before = Date.now();
  process.kill(innerPid(site), image.stopsignal === "SIGTERM" ? "SIGTERM" : "SIGKILL");
  const answered = await answers.then(
    (all) => all.every(({ ok }) => ok),
    () => false,
  );
  await gone;
  return { ms: Date.now() - before, answered };
}

/** Runs all checks. */
export async function probe(image: Image, data: string, port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const own = { ...account, PORT: String(port), HOST: "127.0.0.1", PUBLIC_ORIGIN: origin, SEED_DEMO: "true" };
  const env = { PATH: "/usr/local/bin:/usr/bin:/bin", ...image.env, ...own };
  let site = await started(image, data, own, origin);
  try {
    const pid = innerPid(site);
    const version = inside(pid, env, ["node", "--version"]).stdout.trim();
    check(true, `started on Node ${version}, answers /readyz`);
    const uid = /^Uid:\s+(\d+)\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    const capabilities = /^CapEff:\s+(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "";
    check(uid?.[1] === "1000" && uid[2] === "1000" && /^0+$/.test(capabilities), `runs as user 1000, no capabilities`);
    const writes = ["/app/x", "/app/build/x", "/app/node_modules/x", "/etc/x", "/x"];
    const refused = writes.filter((path) => inside(pid, env, ["touch", path]).status !== 0);
    check(refused.length === writes.length, `cannot write to ${refused.join(", ")}`);
    const written = ["/data/x", "/tmp/x"].filter((path) => inside(pid, env, ["touch", path]).status === 0);
    check(written.length === 2, `can write to ${written.join(", ")}`);
    const present = NOT_FOR_THE_IMAGE.filter((name) =>
      readdirSync(join(image.root, "app/node_modules")).includes(name),
    );
    const folders = readdirSync(join(image.root, "app")).filter((name) => ["app", "tests"].includes(name));
    check(
      present.length + folders.length === 0,
      `no sources, tests or tools inside ${[...present, ...folders].join(", ")}`,
    );
    await visit(origin);
    const health = inside(pid, { ...env }, execForm(image.healthcheck));
    check(health.status === 0, "its health check is content");
    const doctor = inside(pid, env, ["npm", "run", "doctor", "--", "--no-mail"]).stdout;
    check(/ 0 to repair/.test(doctor), `npm run doctor inside: ${doctor.trim().split("\n").at(-1)}`);
    const again = await stopped(image, site, origin);
    check(
      again.ms <= STOP_LIMIT_MS && again.answered,
      `${image.stopsignal}: 8 requests answered, gone after ${again.ms} ms`,
    );
    site = await started(image, data, { ...own, SEED_DEMO: "false" }, origin);
    const catalogue = await new Client(origin).visit("/catalogo");
    check(catalogue.text.includes("Amortiguadores"), "started again on the same volume, content is there");
    const last = await stopped(image, site, origin);
    check(last.ms <= STOP_LIMIT_MS, `${image.stopsignal} again: gone after ${last.ms} ms`);
  } finally {
    if (!ended(site)) site.kill("SIGKILL");
  }
}

/** Checks the public pages, a resized picture, the back office, and that a visitor sees an edit. */
async function visit(origin: string): Promise<void> {
  const browser = new Client(origin);
  const paths = ["/", "/catalogo", "/guardapolvos", "/buscar?q=guardapolvo", "/contacto", "/nosotros", "/sitemap.xml"];
  const pages = await Promise.all(paths.map((path) => browser.visit(path)));
  check(
    pages.every(({ status }) => status === 200),
    `${paths.join(" ")} answer 200`,
  );
  const sources = pages[2]?.$$("source[type='image/avif']") ?? [];
  const picture = sources[0]?.getAttribute("srcset")?.split(" ")[0] ?? "/";
  const answer = await browser.fetch(picture);
  const { byteLength } = await answer.arrayBuffer();
  const isAvif = answer.status === 200 && answer.headers.get("content-type") === "image/avif";
  check(isAvif, `a picture as AVIF, ${byteLength} bytes`);
  const style = pages[0]?.$("link[rel='stylesheet']")?.getAttribute("href") ?? "/";
  check((await browser.fetch(style)).status === 200, "the style sheet");
  const admin = await staffAt(origin, staff.email, staff.password);
  check(true, "an administrator signs in");
  const name = `Motivo ${Date.now()}`;
  await admin.submit(await admin.visit("/admin/beneficios/nuevo"), "form[data-part=editor]", {
    ...{ icono: "1", titulo: name, descripcion: "Prueba", orden: "0", activo: "on" },
  });
  check(
    (await new Client(origin).visit("/")).text.includes(name),
    "what staff save is on the page at the next request",
  );
}
