import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LoginSchema } from "~/domain/cuentas/administradores";
import { attempt, loginKeys } from "~/domain/cuentas/rate-limits.server";
import { authenticate, type Verified } from "~/domain/cuentas/sessions.server";
import { readDevice } from "~/services/http/cookies.server";

const authenticator = new Authenticator<Verified>().use(
  new FormStrategy(async ({ form }) => {
    const { email, password } = LoginSchema.parse(Object.fromEntries(form));
    return authenticate(email, password);
  }),
  "form",
);

/**
 * Signs in with a valid login form, whose `email` has been read of a copy, within the rate limit. Returns the
 * administrator or throws the refusal.
 */
export async function signIn(request: Request, email: string, ip: string): Promise<Verified> {
  const claves = await loginKeys(email, ip, await readDevice(request));
  return attempt(claves, () => authenticator.authenticate("form", request));
}
