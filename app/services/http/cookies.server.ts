import { createHmac, randomBytes } from "node:crypto";
import { type Cookie, createCookie } from "react-router";
import { z } from "zod";
import { boundedText } from "./bounded-text";
import { isHttps } from "./origin.server";
import { secret } from "~/services/secrets/secret.server";

const https = isHttps();
const common = { path: "/", httpOnly: true, sameSite: "lax", secure: https } as const;

/** The admin's session token; the __Host- prefix needs https (DEC 14). */
const sessionCookie = createCookie(`${https ? "__Host-" : ""}admin_session_token`, common);
const toastCookie = createCookie(`${https ? "__Host-" : ""}toast`, { ...common, maxAge: 60 });

/** A visitor's list of products. The header's script counts its lines, so it is no secret and not signed. */
const LISTA = "cotizacion";
const LISTA_VALUE = /(?:^|;\s*)cotizacion=([\w.]*)/;
const LISTA_S = 30 * 24 * 60 * 60;

/** The value of a visitor's list, as the browser sent it. */
export function listaValue(request: Request): string {
  return LISTA_VALUE.exec(request.headers.get("Cookie") ?? "")?.[1] ?? "";
}

/** Set-Cookie that keeps a visitor's list for 30 days; an empty one clears it. */
export function listaSetCookie(value: string): string {
  return `${LISTA}=${value}; Path=/; Max-Age=${value ? LISTA_S : 0}; SameSite=Lax${https ? "; Secure" : ""}`;
}

/** Created on first use: reading the secret may write it. */
let deviceCookie: Cookie | undefined;
function knownDevice(): Cookie {
  deviceCookie ??= createCookie(`${https ? "__Host-" : ""}equipo`, {
    ...common,
    secrets: [secret()],
    maxAge: 365 * 24 * 60 * 60,
  });
  return deviceCookie;
}

const Token = boundedText(43).regex(/^[\w-]{43}$/);
const Short = boundedText(22).regex(/^[\w-]{22}$/);
const Known = z.object({ id: z.number().int(), marca: Short });
const Device = z.object({ id: Short, admins: z.array(Known).min(1).max(8) });
/** A browser in which accounts have signed in before, the most recent last. */
export type KnownDevice = z.infer<typeof Device>;

interface Account {
  id: number;
  password_hash: string | null;
}

/**
 * A keyed hash that proves a sign-in with the account's present password: it stops matching when the password changes.
 */
function markOf({ id, password_hash }: Account): string {
  return createHmac("sha256", secret()).update(`equipo:${id}:${password_hash}`).digest("base64url").slice(0, 22);
}

/** Whether an account has signed in with this browser, using its present password. */
export function isKnownTo(device: KnownDevice, account: Account): boolean {
  const marca = markOf(account);
  return device.admins.some((known) => known.id === account.id && known.marca === marca);
}

const Toast = z.object({
  tono: z.enum(["ok", "error"]),
  titulo: z.string().max(200),
  texto: z.string().max(2000).optional(),
  /** Address of the row that the message is about, where the page does not show it. */
  fila: z.string().startsWith("/admin/").max(500).optional().catch(undefined),
});
export type ToastMessage = z.infer<typeof Toast>;

/** The session token of a request, or null. */
export async function readSessionToken(request: Request): Promise<string | null> {
  return Token.safeParse(await sessionCookie.parse(request.headers.get("Cookie"))).data ?? null;
}

/** Set-Cookie for a session that ends at `expires`; a null token clears it. */
export async function sessionSetCookie(token: string | null, expires: Date): Promise<string> {
  return sessionCookie.serialize(token ?? "", { expires });
}

/** The toast left for this page, or null. */
export async function readToast(request: Request): Promise<ToastMessage | null> {
  return Toast.safeParse(await toastCookie.parse(request.headers.get("Cookie"))).data ?? null;
}

/** Set-Cookie that leaves a toast for the next page; null clears it. */
export async function toastSetCookie(toast: ToastMessage | null): Promise<string> {
  return toastCookie.serialize(toast ?? "", toast ? {} : { maxAge: 0 });
}

/** The browser's signed list of accounts that signed in with it, or null when there is none. */
export async function readDevice(request: Request): Promise<KnownDevice | null> {
  return Device.safeParse(await knownDevice().parse(request.headers.get("Cookie"))).data ?? null;
}

/** Set-Cookie that adds an account to the browser's list, for a year; it keeps the last eight. */
export async function deviceSetCookie(before: KnownDevice | null, account: Account): Promise<string> {
  const id = before?.id ?? randomBytes(16).toString("base64url");
  const others = (before?.admins ?? []).filter((other) => other.id !== account.id).slice(-7);
  const known = { id: account.id, marca: markOf(account) };
  return knownDevice().serialize({ id, admins: [...others, known] } satisfies KnownDevice);
}
