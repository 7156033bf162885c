import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { db } = await import("~/services/db/client.server");
const { siteChecks } = await import("~/domain/sistema/health-site.server");
const { machineChecks } = await import("~/domain/sistema/health-machine.server");
const { healthChecks } = await import("~/domain/sistema/health.server");

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
beforeEach(async () => void (await db.salida.deleteMany()));

/** What operators and staff are told once a mail of each of these kinds has failed. */
async function told(...tipos: string[]) {
  for (const tipo of tipos) await db.salida.create({ data: { tipo, datos: "{}", estado: "fallida" } });
  const [finding] = await siteChecks.sentMail.run();
  return { todo: finding?.todo ?? "", detalle: finding?.detalle ?? "" };
}

describe("a mail that could not be delivered", () => {
  it("of a visitor is in Mensajes, to be sent again", async () => {
    const { todo, detalle } = await told("correo");
    expect([todo, detalle]).toEqual([
      expect.stringMatching(/^Mensajes .* send again$/),
      expect.stringMatching(/Mensajes$/),
    ]);
  });

  it("to an administrator is not in Mensajes: its sender is to be looked at", async () => {
    const { todo, detalle } = await told("aviso");
    expect(todo).toMatch(/notice to an administrator.*Configuración/);
    expect(detalle).toContain("no salió un aviso a un administrador");
    expect(todo + detalle).not.toContain("Mensajes");
  });

  it("of both kinds: both are said", async () => {
    const { todo, detalle } = await told("correo", "aviso");
    expect(todo).toMatch(/Mensajes.*notice to an administrator/);
    expect(detalle).toMatch(/Mensajes y el correo remitente/);
  });

  it("of neither kind asks for nothing", async () => {
    expect(await told("borrar_archivo")).toMatchObject({ todo: "" });
  });
});

it("every check is on the list that the panel, /readyz and the doctor show", () => {
  const all = [...Object.values(siteChecks), ...Object.values(machineChecks)];
  expect(all.filter((check) => !healthChecks.includes(check))).toEqual([]);
});
