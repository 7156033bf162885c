import { z } from "zod";
import { texto } from "./campos";
import { cleanText } from "./texto";

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

/** A password worth having: 12 to 1024 bytes, not one of the first a stranger would try. */
export const PasswordSchema = z
  .string({ error: "La contraseña es requerida" })
  .refine((text) => new TextEncoder().encode(text).length >= 12, "La contraseña debe tener al menos 12 caracteres")
  .refine((text) => new TextEncoder().encode(text).length <= 1024, "La contraseña no puede exceder 1024 caracteres")
  .refine((text) => !isCommon(text), "Esta contraseña es muy fácil de adivinar");

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

/** E-mail as it is compared: lower case. */
export function emailClave(email: string): string {
  return cleanText(email).toLowerCase();
}
