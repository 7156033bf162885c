import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { texto } from "~/domain/kernel/fields";
import { cleanText } from "~/domain/kernel/text";

/** What the login form asks (ADM §2). */
export const LoginSchema = z.object({
  email: texto("El email es requerido", "El email", 254),
  password: z
    .string({ error: "La contraseña es requerida" })
    .min(1, "La contraseña es requerida")
    .max(1024, "La contraseña no puede exceder 1024 caracteres"),
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

/** What is told of a password that is tried first. */
export const FACIL = "Esta contraseña es muy fácil de adivinar";

/** A password worth having: 12 to 1024 bytes, not one of the first a stranger would try. */
export const PasswordSchema = boundedText(1024, {
  missing: "La contraseña es requerida",
  long: "La contraseña no puede exceder 1024 caracteres",
})
  .refine((text) => new TextEncoder().encode(text).length >= 12, "La contraseña debe tener al menos 12 caracteres")
  .refine((text) => new TextEncoder().encode(text).length <= 1024, "La contraseña no puede exceder 1024 caracteres")
  .refine((text) => !isCommon(text), FACIL);

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return new Set(plain).size < 5 || COMMON.some((word) => plain.replaceAll(word, "").length < 4);
}

/** First administrator: name, e-mail, password (ADM §6, decision 15). */
export const AdminSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 100),
  email: texto("El email es requerido", "El email", 254).regex(z.regexes.email, "Email inválido"),
  password: PasswordSchema,
});

/** What every change of an account asks for: one's own present password shows that it is them, not just their session. */
export const PresenteSchema = z.object({
  password_actual: z
    .string({ error: "La contraseña actual es requerida" })
    .max(1024, "La contraseña no puede exceder 1024 caracteres"),
});

/** Whom somebody who is in already asks to join; the password is their own to choose. */
export const InvitacionSchema = AdminSchema.omit({ password: true }).extend(PresenteSchema.shape);
export const NombreSchema = AdminSchema.pick({ nombre: true });

/** What a one-time link asks for: who is invited knows better how their name is written. */
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

/** A new password of one's own. */
export const ClaveSchema = PresenteSchema.extend({ password: PasswordSchema });

export type Clave = z.infer<typeof ClaveSchema>;

export const administradoresPorPagina = 50;

/** E-mail as it is compared: lower case. */
export function emailClave(email: string): string {
  return cleanText(email).toLowerCase();
}
