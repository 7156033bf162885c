import { createCookie } from "react-router";
import { z } from "zod";
import { env } from "./env.server";

const https = env().PUBLIC_ORIGIN?.startsWith("https:") ?? false;
const common = { path: "/", httpOnly: true, sameSite: "lax", secure: https } as const;

/** The admin's session token; the __Host- prefix needs https (decision 14). */
const sessionCookie = createCookie(`${https ? "__Host-" : ""}admin_session_token`, common);
const toastCookie = createCookie("toast", { ...common, maxAge: 60 });

const Token = z.string().regex(/^[\w-]{43}$/);
const Toast = z.object({
  tono: z.enum(["ok", "error"]),
  titulo: z.string().max(200),
  texto: z.string().max(2000).optional(),
});
export type ToastMessage = z.infer<typeof Toast>;

/** The session token of a request, or null. */
export async function readSessionToken(request: Request): Promise<string | null> {
  return Token.safeParse(await sessionCookie.parse(request.headers.get("Cookie"))).data ?? null;
}

/** Set-Cookie of a session that ends at `expires`; without a token, of no session. */
export async function sessionSetCookie(token: string | null, expires: Date): Promise<string> {
  return sessionCookie.serialize(token ?? "", { expires });
}

/** The message left for the next page, or null. */
export async function readToast(request: Request): Promise<ToastMessage | null> {
  return Toast.safeParse(await toastCookie.parse(request.headers.get("Cookie"))).data ?? null;
}

/** Set-Cookie that leaves a message for the next page, or takes it away. */
export async function toastSetCookie(toast: ToastMessage | null): Promise<string> {
  return toastCookie.serialize(toast ?? "", toast ? {} : { maxAge: 0 });
}
