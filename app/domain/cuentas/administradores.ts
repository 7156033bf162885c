import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { texto } from "~/domain/kernel/fields";
import { cleanText, formatNumber } from "~/domain/kernel/text";

const FALTA = "La contraseña es requerida";
/** Most characters, and bytes, of a password. */
const MOST = 1024;
const LARGA = `La contraseña no puede exceder ${formatNumber(MOST)} caracteres`;

/** Fields of the login form (ADM §2). */
export const LoginSchema = z.object({
  email: texto("El email es requerido", "El email", 254),
  password: z.string({ error: FALTA }).min(1, FALTA).max(MOST, LARGA),
});

const COMMON = [
  "contraseña",
  "password",
  "123456789012",
  "administrador",
  "gedautopartes",
  "qwertyuiopas",
  "autopartes",
];

/** Message for a password that attackers try first. */
export const FACIL = "Esta contraseña es muy fácil de adivinar";

/** A new password: 12 to 1024 bytes, and not one of those that attackers try first. */
export const PasswordSchema = boundedText(MOST, { missing: FALTA, long: LARGA })
  .refine((text) => bytesOf(text) >= 12, "La contraseña debe tener al menos 12 caracteres")
  .refine((text) => bytesOf(text) <= MOST, LARGA)
  .refine((text) => !isCommon(text), FACIL);

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return new Set(plain).size < 5 || COMMON.some((word) => plain.replaceAll(word, "").length < 4);
}

/** First administrator: name, e-mail, password (ADM §6, DEC 15). */
export const AdminSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 100),
  email: texto("El email es requerido", "El email", 254).regex(z.regexes.email, "Email inválido"),
  password: PasswordSchema,
});

/** Field of every form that changes an account: one's present password, because a session alone is not enough proof. */
export const PresenteSchema = z.object({
  password_actual: z.string({ error: "La contraseña actual es requerida" }).max(MOST, LARGA),
});

/** Fields of an invitation; the invited person chooses the password. */
export const InvitacionSchema = AdminSchema.omit({ password: true }).extend(PresenteSchema.shape);
export const NombreSchema = AdminSchema.pick({ nombre: true });

/** Fields of the forms behind one-time links. An invited person may correct their name. */
export const enlaceSchemas = {
  primer_acceso: AdminSchema,
  invitacion: AdminSchema.omit({ email: true }),
  clave: AdminSchema.pick({ password: true }),
} as const;
export type TipoEnlace = keyof typeof enlaceSchemas;

/** Whether a word names a kind of one-time link. */
export function isTipoEnlace(word: string): word is TipoEnlace {
  return Object.hasOwn(enlaceSchemas, word);
}

/** Fields of "change my password". */
export const ClaveSchema = PresenteSchema.extend({ password: PasswordSchema });

export type Clave = z.infer<typeof ClaveSchema>;

/** An e-mail address in the form it is compared in: lower case. */
export function emailClave(email: string): string {
  return cleanText(email).toLowerCase();
}
