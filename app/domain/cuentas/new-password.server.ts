import { isCommonPassword } from "~/services/secrets/common-passwords.server";
import { hashPassword } from "~/services/secrets/password.server";
import { FACIL } from "./administradores";
import { FieldRefusal } from "~/domain/kernel/refusal";

/** Hashes a new password. Throws FieldRefusal for one that attackers try first. */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new FieldRefusal("password", FACIL);
  return hashPassword(password);
}
