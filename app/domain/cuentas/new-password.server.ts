import { isCommonPassword } from "~/services/secrets/common-passwords.server";
import { hashPassword } from "~/services/secrets/password.server";
import { FACIL } from "./administradores";
import { FieldRefusal } from "~/domain/kernel/refusal";

/** The hash of a password somebody chose. Throws FieldRefusal for one of those that are tried first. */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new FieldRefusal("password", FACIL);
  return hashPassword(password);
}
