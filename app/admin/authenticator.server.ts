import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LoginSchema } from "~/domain/admins";
import { FieldRefusal } from "~/domain/refusal";
import { type Admin, authenticate } from "~/domain/sesiones.server";

/** Signs in with the login form: `authenticate("form", request)` gives the administrator or throws the refusal. */
export const authenticator = new Authenticator<Admin>().use(
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
