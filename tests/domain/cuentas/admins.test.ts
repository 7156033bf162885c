import { describe, expect, it } from "vitest";
import { AdminSchema, emailClave, LoginSchema, PasswordSchema } from "~/domain/cuentas/administradores";

function messages(result: { error?: { issues: { message: string }[] } }): string[] {
  return result.error?.issues.map(({ message }) => message) ?? [];
}

describe("the login form", () => {
  it("asks for both fields", () => {
    expect(messages(LoginSchema.safeParse({ email: "", password: "" }))).toEqual([
      "El email es requerido",
      "La contraseña es requerida",
    ]);
    expect(messages(LoginSchema.safeParse({}))).toEqual(["El email es requerido", "La contraseña es requerida"]);
  });

  it("speaks Spanish about an e-mail that is too long", () => {
    const [message] = messages(LoginSchema.safeParse({ email: `${"a".repeat(250)}@x.co`, password: "x" }));
    expect(message).toContain("254 caracteres");
  });
});

describe("a new administrator's password", () => {
  it.each(["corta", "12345678901"])("%j is too short", (password) => {
    expect(messages(PasswordSchema.safeParse(password))).toContain("La contraseña debe tener al menos 12 caracteres");
  });

  it.each(["aaaaaaaaaaaa", "123456789012", "contraseñacontraseña", "Administrador1", "GEDautopartes1"])(
    "%j is easy to guess",
    (password) => {
      expect(messages(PasswordSchema.safeParse(password))).toContain("Esta contraseña es muy fácil de adivinar");
    },
  );

  it("has at most 1024 bytes", () => {
    expect(messages(PasswordSchema.safeParse("abcdéfghij".repeat(100)))).toEqual([
      "La contraseña no puede exceder 1.024 caracteres",
    ]);
  });

  it.each(["llave de prueba 27", "ñandú con 8 tuercas", "pqrstuvwxyz1"])("%j is good enough", (password) => {
    expect(PasswordSchema.safeParse(password).success).toBe(true);
  });
});

describe("a new administrator", () => {
  it("speaks Spanish about what is too long", () => {
    const password = "llave de prueba 27";
    const long = { nombre: "n".repeat(101), email: `${"a".repeat(60)}@${`${"b".repeat(60)}.`.repeat(4)}co`, password };
    for (const message of messages(AdminSchema.safeParse(long))) expect(message).toMatch(/caracteres|inválido/);
    expect(AdminSchema.safeParse(long).success).toBe(false);
  });

  it("is known by the e-mail in any case", () => {
    expect(emailClave(" Ana.Perez@Ejemplo.COM ")).toBe("ana.perez@ejemplo.com");
  });
});
