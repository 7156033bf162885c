import { describe, expect, it } from "vitest";
import { type Circunstancias, riesgos } from "~/domain/sistema/configuration-risks";

const sound: Circunstancias = {
  publicOrigin: "https://www.ejemplo.com",
  databaseUrl: "file:/data/ged.db",
  trustedIpHeader: "Fly-Client-IP",
  postmark: true,
  ownSecret: true,
  cloudinary: true,
  seedDemo: false,
  passwordLeft: false,
  logLevel: "info",
  root: false,
};

function told(change: Partial<Circunstancias>): string {
  return riesgos({ ...sound, ...change })
    .map(({ text, detalle }) => `${text} / ${detalle}`)
    .join("\n");
}

describe("a configuration", () => {
  it("that is sound is not warned of, nor is a laptop's", () => {
    expect(told({})).toBe("");
    const laptop = { publicOrigin: undefined, trustedIpHeader: undefined, postmark: false, seedDemo: true, root: true };
    expect(told({ ...laptop, ownSecret: false, cloudinary: false })).toBe("");
    expect(told({ ...laptop, publicOrigin: "http://192.168.1.20:3000" })).toBe("");
  });

  it.each<[Partial<Circunstancias>, RegExp]>([
    [{ publicOrigin: undefined }, /PUBLIC_ORIGIN.+403.+Falta PUBLIC_ORIGIN.+403/],
    [{ publicOrigin: "http://www.ejemplo.com" }, /not https.+no usa https/],
    [{ trustedIpHeader: undefined }, /TRUSTED_IP_HEADER.+TRUSTED_IP_HEADER/],
    [{ postmark: false }, /POSTMARK_TOKEN.+\.eml/],
    [{ databaseUrl: "postgres://u:p@localhost/ged", ownSecret: false }, /SECRET.+varias instancias/],
    [{ databaseUrl: "postgres://u:p@localhost/ged", cloudinary: false }, /share DATA_DIR.+compartir DATA_DIR/],
    [{ databaseUrl: "postgres://u:p@db.ejemplo.com/ged" }, /sslmode=verify-full.+sslmode=verify-full/],
    [{ seedDemo: true }, /SEED_DEMO.+contenido de prueba/],
    [{ passwordLeft: true }, /ADMIN_PASSWORD.+primer inicio/],
    [{ logLevel: "silent" }, /LOG_LEVEL.+fallas/],
    [{ root: true }, /root.+usuario propio/],
  ])("%j is warned of in both languages, and nothing else", (change, words) => {
    expect(told(change)).toMatch(words);
    expect(told(change).split("\n")).toHaveLength(1);
  });

  it("with a database elsewhere is sound once encryption is enforced", () => {
    expect(told({ databaseUrl: "postgres://u:p@db.ejemplo.com/ged?sslmode=verify-full" })).toBe("");
  });

  it("is never warned of with a password in the words", () => {
    expect(told({ databaseUrl: "postgres://u:muysecreta@db.ejemplo.com/ged", ownSecret: false })).not.toContain(
      "muysecreta",
    );
  });
});
