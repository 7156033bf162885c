import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addresses, ajustesContactoDefaults } from "../../app/domain/ajustes/ajustes";
import { getAjustesContacto } from "../../app/domain/ajustes/ajustes.server";
import { isEmail } from "../../app/domain/kernel/links";
import { describeServers } from "../../app/services/db/server-lock.server";
import { env, type Env } from "../../app/services/env/env.server";
import { MailError } from "../../app/services/mail/mail.server";
import { ACCOUNT_FAULTS } from "../../app/services/mail/postmark.server";
import { mailer } from "../../app/services/mail/mailer.server";
import { sha256, sha256OfStream } from "../../app/services/secrets/sha256.server";
import { store } from "../../app/services/files/media.server";
import { prepareTemp, tempPath } from "../../app/services/uploads/temp.server";
import { type Finding, fail, ok, said } from "./report";

/** Test files: the smallest picture, and the smallest file that passes as a PDF. */
const samples = {
  imagen: [
    "imagenes-sitio",
    "png",
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  ],
  pdf: ["catalogos-pdf", "pdf", "JVBERi0xLjEKJSVFT0YK"],
} as const;

/** Checks the store: writes a file, reads it back, deletes it. */
async function roundTrip(clase: keyof typeof samples): Promise<void> {
  const [folder, extension, base64] = samples[clase];
  const content = Buffer.from(base64, "base64");
  const temp = await mkdtemp(join(tmpdir(), "ged-doctor-"));
  const path = join(temp, `doctor.${extension}`);
  const key = store.newKey(folder, extension, clase);
  try {
    await writeFile(path, content);
    await putAcross(key, path, clase);
    const there = await store.read(key);
    if (!there) throw new Error("what was written cannot be read");
    const same = (await sha256OfStream(there)) === sha256(content);
    // Cloudinary may re-encode pictures, so their bytes may differ.
    if (!same && clase === "pdf") throw new Error("what is read is not what was written");
    if (clase === "pdf") await checkDelivery(key);
    await store.remove(key);
    if (await store.read(key)) throw new Error("what was deleted is still there");
  } finally {
    await store.remove(key).catch(() => undefined);
    await rm(temp, { recursive: true, force: true });
  }
}

const NO_PDF = "visitors cannot read PDF files from Cloudinary";

/** Checks that visitors can load a PDF from its Cloudinary address: new accounts do not deliver PDF files. */
async function checkDelivery(key: string): Promise<void> {
  if (store.almacen !== "cloudinary" || env().CLOUDINARY_URL?.includes("upload_prefix")) return;
  const { status } = await fetch(key, { method: "HEAD" });
  if (status !== 200) throw new Error(`${NO_PDF} (${status})`);
}

/** Puts a file into the store; for the disk store it is first copied to the store's own disk. */
async function putAcross(key: string, path: string, clase: keyof typeof samples): Promise<void> {
  if (store.almacen !== "disco") return store.put(key, path, clase);
  await prepareTemp();
  const near = tempPath();
  await copyFile(path, near);
  await store.put(key, near, clase);
}

function storageTodo(text: string): string {
  if (store.almacen === "disco")
    return "Give DATA_DIR/media to the user that runs the site, and see that the disk is not full";
  if (text.startsWith(NO_PDF)) return "Cloudinary → Settings → Security: allow delivery of PDF and ZIP files";
  if (/api_key|signature|401|Invalid/i.test(text))
    return "CLOUDINARY_URL: copy it anew from Cloudinary → Settings → API Keys (cloudinary://key:secret@cloud)";
  return "Can this machine reach api.cloudinary.com? Is the cloud's plan or rate limit used up?";
}

async function checkStorage(): Promise<Finding> {
  const name = "Storage";
  try {
    for (const clase of ["imagen", "pdf"] as const) await roundTrip(clase);
    return ok(name, `${store.almacen === "disco" ? "disk" : "Cloudinary"}: written, read, deleted`);
  } catch (error) {
    return fail(name, said(error), storageTodo(said(error)));
  }
}

function mailTodo(text: string): string {
  const coded = (codes: readonly number[]) => codes.some((code) => text.includes(`(${code})`));
  if (/^401|server token/i.test(text))
    return "POSTMARK_TOKEN: Postmark → Servers → your server → API Tokens, the Server API token";
  if (coded([...ACCOUNT_FAULTS.sender, 300]) || /sender|From/i.test(text))
    return "Confirm the sender under Postmark → Sender Signatures, or set a confirmed one under Configuración";
  if (coded(ACCOUNT_FAULTS.approval) || /pending approval/i.test(text))
    return "Postmark has not approved the account yet: until then only your own domain gets mail";
  if (coded(ACCOUNT_FAULTS.credits))
    return "The Postmark account may not send any more: Postmark → Billing, its plan or credits";
  if (/\(406\)|inactive/i.test(text)) return "A recipient bounced before: reactivate it under Postmark → Suppressions";
  return "Can this machine reach api.postmarkapp.com? status.postmarkapp.com tells of faults there";
}

async function checkMail({ POSTMARK_TOKEN }: Env, send: boolean): Promise<Finding[]> {
  const name = "Mail";
  const { correo_remitente: from, correo_destinatarios } = await getAjustesContacto();
  const to = addresses(correo_destinatarios);
  const set = "Set sender and recipients under Configuración in the back office";
  if (to.length === 0 || !to.every(isEmail) || !isEmail(from))
    return [fail(name, `from ${from} to ${to.join(", ")}`, set)];
  if (
    POSTMARK_TOKEN &&
    (from === ajustesContactoDefaults.correo_remitente || to.some((one) => one.endsWith("@ejemplo.com")))
  )
    return [fail(name, `from ${from} to ${to.join(", ")}: examples, nobody reads them`, set)];
  if (!POSTMARK_TOKEN) return [ok(name, "written to DATA_DIR/outbox, nobody gets them: POSTMARK_TOKEN is not set")];
  if (!send) return [ok(name, `from ${from} to ${to.join(", ")}; no test message sent`)];
  const text = "This is a test message of `npm run doctor`. The contact form reaches you.";
  try {
    const id = `doctor-${randomUUID()}`;
    await mailer().send({
      id,
      from,
      to,
      replyTo: from,
      subject: "Prueba de correo del sitio",
      text,
      html: `<p>${text}</p>`,
    });
    return [ok(name, `a test message is on its way from ${from} to ${to.join(", ")}`)];
  } catch (error) {
    const told = error instanceof MailError ? error.message : said(error);
    return [fail(name, told, mailTodo(told))];
  }
}

/** Reports which process serves the site on this database. */
export async function checkServer({ DATABASE_URL }: Env): Promise<Finding> {
  return ok("Server", (await describeServers(DATABASE_URL)) ?? "none is running on this database");
}

/** Checks the media store and the mail service. */
export async function checkServices(env: Env, send: boolean): Promise<Finding[]> {
  return [await checkStorage(), ...(await checkMail(env, send))];
}
