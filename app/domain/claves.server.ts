import { isCommonPassword } from "~/services/common-passwords.server";
import { hashPassword } from "~/services/password.server";
import { FACIL } from "./admins";
import { FieldRefusal } from "./refusal";

/** The hash of a password somebody chose. Throws FieldRefusal for one of those that are tried first. */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new FieldRefusal("password", FACIL);
  return hashPassword(password);
}
