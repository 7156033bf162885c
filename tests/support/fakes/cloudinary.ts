import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import busboy from "busboy";
import { listen } from "../run/listen";

/**
 * How the fake answers an upload: it accepts it, or fails in one of the ways the real service or the connection can.
 */
type Mood = "well" | "cut before" | "cut after" | "500" | "502" | "401" | "rubbish" | "no deletions";

const NAME = "nube-de-prueba";
const SECRET = "secreto";
const BASE = `https://res.cloudinary.com/${NAME}`;

/** Files stored at the fake Cloudinary: delivery address → bytes; `cuts`: so many downloads next break off. */
export const cloud: { files: Map<string, Buffer>; mood: Mood; cuts: number } = {
  files: new Map(),
  mood: "well",
  cuts: 0,
};

function address(kind: string, publicId: string, extension: string): string {
  return `${BASE}/${kind}/upload/v1/${publicId}${kind === "raw" ? "" : `.${extension}`}`;
}

function isSigned(fields: Record<string, string>): boolean {
  const unsigned = new Set(["file", "api_key", "resource_type", "cloud_name", "signature"]);
  const known = Object.entries(fields).filter(([name]) => !unsigned.has(name));
  const text = known
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");
  return (
    fields.api_key === "llave" &&
    createHash("sha1")
      .update(text + SECRET)
      .digest("hex") === fields.signature
  );
}

async function readForm(request: IncomingMessage) {
  const fields: Record<string, string> = {};
  const parts: Buffer[] = [];
  const parser = busboy({ headers: request.headers });
  parser.on("field", (name, value) => (fields[name] = value));
  parser.on("file", (_, stream) => stream.on("data", (chunk: Buffer) => parts.push(chunk)));
  await new Promise((done, failed) => request.pipe(parser).on("close", done).on("error", failed));
  return { fields, bytes: Buffer.concat(parts) };
}

function extensionOf(bytes: Buffer): string {
  const text = bytes.toString("latin1", 0, 12);
  if (text.includes("PNG")) return "png";
  if (text.startsWith("GIF")) return "gif";
  if (text.endsWith("WEBP")) return "webp";
  if (text.includes("ftypavif")) return "avif";
  if (text.includes("ftypqt")) return "mov";
  return text.includes("ftyp") ? "mp4" : "jpg";
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const say = (status: number, body: unknown) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://x");
  const [, , , first = "", second = ""] = pathname.split("/");
  if (request.method === "GET" && second === "download") {
    if (cloud.mood !== "well") return say(500, { error: { message: "General Error" } });
    const asked = Object.fromEntries(searchParams);
    if (!isSigned(asked)) return say(401, { error: { message: "Invalid Signature" } });
    const bytes = cloud.files.get(address(first, asked.public_id ?? "", asked.format ?? ""));
    if (bytes && cloud.cuts > 0) {
      cloud.cuts -= 1;
      response.writeHead(200, { "Content-Length": bytes.length }).write(bytes.subarray(0, 10));
      return void setImmediate(() => request.socket.destroy());
    }
    return bytes ? void response.writeHead(200).end(bytes) : say(404, { error: { message: "Resource not found" } });
  }
  if (request.method === "GET") {
    const credentials = Buffer.from(`llave:${SECRET}`).toString("base64");
    if (request.headers.authorization !== `Basic ${credentials}`)
      return say(401, { error: { message: "unknown api_key" } });
    if (first === "ping") return say(200, { status: "ok" });
    const from = `${BASE}/${second}/upload/v1/${searchParams.get("prefix")}`;
    const resources = [...cloud.files.keys()]
      .filter((key) => key.startsWith(from))
      .map((key) => {
        const [, path = ""] = key.split("/upload/v1/");
        const [publicId = "", format] = second === "raw" ? [path] : path.split(/\.(?=\w+$)/);
        return { public_id: publicId, format, created_at: "2026-01-01T00:00:00Z" };
      });
    return say(200, { resources });
  }
  if (cloud.mood === "cut before") return void request.socket.destroy();
  const { fields, bytes } = await readForm(request);
  if (cloud.mood === "500" || cloud.mood === "502")
    return say(Number(cloud.mood), { error: { message: "General Error" } });
  if (cloud.mood === "rubbish") return void response.writeHead(200).end("<html>");
  if (cloud.mood === "401" || !isSigned(fields)) return say(401, { error: { message: "Invalid Signature" } });
  const publicId = fields.public_id ?? "";
  if (second === "destroy") {
    if (cloud.mood === "no deletions") return say(500, { error: { message: "General Error" } });
    const found = [...cloud.files.keys()].find((key) => key.startsWith(`${BASE}/${first}/upload/v1/${publicId}`));
    return say(200, { result: found && cloud.files.delete(found) ? "ok" : "not found" });
  }
  const key = address(first, publicId, extensionOf(bytes));
  cloud.files.set(key, bytes);
  if (cloud.mood === "cut after") return void request.socket.destroy();
  say(200, { public_id: publicId, secure_url: key });
}

/** Starts a fake Cloudinary on loopback and configures the site to use it. Call it before the site is imported. */
export async function startCloudinary(): Promise<void> {
  const server = createServer((request, response) => void answer(request, response));
  server.unref();
  const port = await listen(server);
  process.env.CLOUDINARY_URL = `cloudinary://llave:${SECRET}@${NAME}?upload_prefix=http://127.0.0.1:${port}`;
}
