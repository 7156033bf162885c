import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LoginSchema } from "~/domain/cuentas/administradores";
import { attempt, loginKeys } from "~/domain/cuentas/rate-limits.server";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { authenticate, type Verified } from "~/domain/cuentas/sessions.server";
import { readDevice } from "~/services/http/cookies.server";

const authenticator = new Authenticator<Verified>().use(
  new FormStrategy(async ({ form }) => {
    const login = LoginSchema.safeParse(Object.fromEntries(form));
    if (!login.success) {
      const [issue] = login.error.issues;
      throw new FieldRefusal(String(issue?.path[0] ?? "email"), issue?.message ?? "Revise este campo");
    }
    return authenticate(login.data.email, login.data.password);
  }),
  "form",
);

/**
 * Signs in with the login form, whose `fields` have been read of a copy, within the rate limit. Returns the
 * administrator or throws the refusal.
 */
export async function signIn(request: Request, fields: FormData, ip: string): Promise<Verified> {
  const login = LoginSchema.safeParse(Object.fromEntries(fields));
  const claves = login.success ? await loginKeys(login.data.email, ip, await readDevice(request)) : [];
  return attempt(claves, () => authenticator.authenticate("form", request));
}
