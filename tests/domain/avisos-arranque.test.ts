import { describe, expect, it, vi } from "vitest";

async function warningsWith(given: Record<string, string>): Promise<string> {
  vi.resetModules();
  const names = ["DATABASE_URL", "CLOUDINARY_URL", "SECRET", "POSTMARK_TOKEN"];
  for (const name of names) vi.stubEnv(name, given[name] ?? "");
  const { startWarnings } = await import("~/domain/avisos-arranque.server");
  return startWarnings().join("\n");
}

const postgres = { DATABASE_URL: "postgres://ged@localhost/ged" };
const whole = { CLOUDINARY_URL: "cloudinary://a:b@c", SECRET: "x".repeat(32), POSTMARK_TOKEN: "x" };

describe("what a start warns of", () => {
  it("is nothing on SQLite, which is one instance", async () => {
    expect(await warningsWith({})).toBe("");
  });

  it("is what instances on one PostgreSQL do not share: media, secret, mails", async () => {
    const warnings = await warningsWith(postgres);
    expect(warnings).toMatch(/CLOUDINARY_URL/);
    expect(warnings).toMatch(/SECRET/);
    expect(warnings).toMatch(/outbox/);
  });

  it("is nothing once they share it", async () => {
    expect(await warningsWith({ ...postgres, ...whole })).toBe("");
  });
});
