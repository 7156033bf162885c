import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { hashNewPassword } = await import("~/domain/cuentas/accounts.server");
const { isCommonPassword } = await import("~/services/secrets/common-passwords.server");
const { prefixes } = await import("~/services/secrets/common-passwords.data");

describe("passwords that are tried first", () => {
  it.each(["1q2w3e4r5t6y", "qwerty123456", "Qwerty123456", "123qweasdzxc", "1qaz2wsx3edc"])("%j is one", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(["una clave larga 9", "llave de prueba 27", "correcto caballo grapa", "¡Ñandú, 4 veces!"])(
    "%j is none",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it("are ten thousand", () => {
    expect(Buffer.from(prefixes, "base64").length / 5).toBe(10_000);
  });

  it("are refused in words beside the field, others become an argon2id hash of 19 MiB", async () => {
    await expect(hashNewPassword("qwerty123456")).rejects.toMatchObject({
      field: "password",
      message: "Esta contraseña es muy fácil de adivinar",
    });
    expect(await hashNewPassword("una clave larga 9")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
