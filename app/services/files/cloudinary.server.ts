import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { z } from "zod";
import { BadKey, type Store } from "./driver";

const TIMEOUT_MS = 60_000;
/** How long a listing is reused, until a file is added or removed from here: Cloudinary limits listings per hour. */
const LISTING_MS = 300_000;
const FOLDERS = ["imagenes-sitio", "catalogos-pdf"];
const kinds = { imagen: "image", video: "video", pdf: "raw" } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

const Listing = z.object({
  resources: z.array(z.object({ public_id: z.string(), format: z.string().optional() })),
  next_cursor: z.string().optional(),
});
const Failure = z.object({ error: z.object({ message: z.string() }) });

/** Loads the package when it is first needed: most sites never use it. */
async function library() {
  return (await import("cloudinary")).v2;
}

/**
 * Awaits a call of the package and turns its rejections, plain objects that hold credentials, into errors without them.
 */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { data } = Failure.safeParse(error);
    const message =
      data?.error.message ??
      (error instanceof Error ? error.message : z.object({ message: z.string() }).safeParse(error).data?.message);
    // eslint-disable-next-line preserve-caught-error -- the error that was caught holds the credentials.
    throw new Error(`Cloudinary: ${message ?? "no answer"}`);
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

const FILE = /^(image|video|raw)\/upload\/v1\/([a-z-]{1,32})\/([\w-]{1,64})\.([a-z0-9]{2,5})$/;

/**
 * Parses a delivery address under `base`: {image|video|raw}/upload/v1/{folder of ours}/{name}.{extension}. Returns null
 * for others.
 */
function parseKey(base: string, clave: string): { kind: Kind; publicId: string; format: string } | null {
  const [, kind, folder = "", name, format = ""] =
    (clave.startsWith(`${base}/`) && FILE.exec(clave.slice(base.length + 1))) || [];
  const known = Object.values(kinds).find((one) => one === kind);
  if (!known || !FOLDERS.includes(folder)) return null;
  // A raw file's public id includes the extension; pictures and videos are converted by theirs.
  const publicId = `${folder}/${name}`;
  return known === "raw"
    ? { kind: known, publicId: `${publicId}.${format}`, format: "" }
    : { kind: known, publicId, format };
}

const BASE = /^https:\/\/res\.cloudinary\.com\/[\w-]{1,64}(?=\/)/;

/** Whether a key is the delivery address of a file in a folder of ours, in any Cloudinary account. */
export function isCloudinaryKey(clave: string): boolean {
  const [base] = BASE.exec(clave) ?? [];
  return base !== undefined && parseKey(base, clave) !== null;
}

/**
 * Creates the store at Cloudinary, in the folders of ADM §9. `url` is cloudinary://key:secret@cloud; `?upload_prefix=`
 * names another API host.
 */
export function cloudinaryStore(url: string): Store {
  const { hostname, username, password, searchParams } = new URL(url);
  const prefix = searchParams.get("upload_prefix");
  const options = {
    cloud_name: hostname,
    api_key: username,
    api_secret: password,
    timeout: TIMEOUT_MS,
    ...(prefix ? { upload_prefix: prefix } : {}),
  };
  const base = `https://res.cloudinary.com/${hostname}`;
  const keyOf = (clave: string) => {
    const key = parseKey(base, clave);
    if (!key) throw new BadKey("Cloudinary");
    return key;
  };

  let listing: { files: ReadonlySet<string>; time: number } | null = null;

  async function listKind(kind: Kind, folder: string, files: Set<string>): Promise<void> {
    let next_cursor: string | undefined;
    do {
      const query = {
        ...options,
        type: "upload",
        resource_type: kind,
        prefix: `${folder}/`,
        max_results: 500,
        next_cursor,
      };
      const cloudinary = await library();
      const page = Listing.parse(await asked(cloudinary.api.resources(query)));
      for (const { public_id, format } of page.resources)
        files.add(`${base}/${kind}/upload/v1/${public_id}${kind === "raw" ? "" : `.${format}`}`);
      next_cursor = page.next_cursor;
    } while (next_cursor);
  }

  return {
    almacen: "cloudinary",
    newKey: (folder, extension, clase) =>
      `${base}/${kinds[clase]}/upload/v1/${folder}/${randomBytes(16).toString("hex")}.${extension}`,
    async put(clave, path) {
      const key = keyOf(clave);
      listing = null;
      const cloudinary = await library();
      await asked(
        cloudinary.uploader.upload(path, {
          ...options,
          resource_type: key.kind,
          public_id: key.publicId,
          overwrite: false,
        }),
      );
    },
    async remove(clave) {
      const key = keyOf(clave);
      listing = null;
      const cloudinary = await library();
      await asked(cloudinary.uploader.destroy(key.publicId, { ...options, resource_type: key.kind, invalidate: true }));
    },
    async read(clave) {
      const key = parseKey(base, clave);
      if (!key) return null;
      const signed = { ...options, resource_type: key.kind, type: "upload" };
      const cloudinary = await library();
      const url = cloudinary.utils.private_download_url(key.publicId, key.format, signed);
      const { status, body } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS * 10) });
      if (status === 404) return null;
      if (status !== 200 || !body) throw new Error(`Cloudinary: ${status} for a file`);
      return Readable.from(chunksOf(body));
    },
    owns: (clave) => parseKey(base, clave) !== null,
    async list(fresh) {
      if (!fresh && listing && performance.now() - listing.time < LISTING_MS) return listing.files;
      const files = new Set<string>();
      for (const kind of Object.values(kinds)) for (const folder of FOLDERS) await listKind(kind, folder, files);
      listing = { files, time: performance.now() };
      return files;
    },
    check: async () => void (await asked((await library()).api.ping(options))),
  };
}
