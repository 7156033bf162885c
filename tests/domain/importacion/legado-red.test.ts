/** Where the files of an old export may be downloaded from. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buscarArchivos, traerArchivos } from "../../../scripts/legado/archivos";
import { descargar } from "../../../scripts/legado/descargar";
import { leerExport } from "../../../scripts/legado/esquemas";
import { listen } from "../../support/run/listen";

const asked: string[] = [];
let [inside, outside] = ["", ""];
const servers = [
  // What nobody outside is to reach.
  createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("secreto");
  }),
  // The old backend: it is trusted here, but not what it leads to.
  createServer((request: IncomingMessage, response: ServerResponse) => {
    const [, kind = "", to = ""] = /^\/(\w+)(?:\/(.*))?$/.exec(request.url ?? "") ?? [];
    if (kind === "a") return response.writeHead(302, { Location: decodeURIComponent(to) }).end();
    if (kind === "corta")
      return response.writeHead(200, { "Content-Length": "99" }).write("x", () => response.destroy());
    response.end("publico");
  }),
];

beforeAll(async () => {
  const origins = servers.map(async (server) => `127.0.0.1:${await listen(server)}`);
  [inside = "", outside = ""] = await Promise.all(origins);
});
afterAll(() => {
  for (const server of servers) server.close();
});

const trusted = () => new Set([outside]);
const port = () => inside.split(":")[1];
const none = new Set<string>();

describe("a download", () => {
  it.each([
    ["this machine", () => `http://${inside}/`],
    ["a name of this machine", () => `http://localhost:${port()}/`],
    ["this machine by a number", () => `http://2130706433:${port()}/`],
    ["this machine by IPv6", () => `http://[::1]:${port()}/`],
    ["this machine by IPv4 in IPv6", () => `http://[::ffff:127.0.0.1]:${port()}/`],
    ["no address at all", () => `http://0.0.0.0:${port()}/`],
    ["a private network", () => "http://10.0.0.1/x.png"],
    ["another private network", () => "https://192.168.1.1/x.png"],
    ["the machine's own data in a cloud", () => "http://169.254.169.254/latest/meta-data/x"],
    ["IPv6 of a private network", () => "http://[fd00::1]/x.png"],
  ])("of %s is refused, directly and by a redirect", async (_, address) => {
    const refused = /dirección de esta red/;
    await expect(descargar(address(), "GET", none)).rejects.toThrow(refused);
    const led = `http://${outside}/a/${encodeURIComponent(address())}`;
    await expect(descargar(led, "GET", trusted())).rejects.toThrow(refused);
    await expect(descargar(led, "HEAD", trusted())).rejects.toThrow(refused);
    expect(asked).toEqual([]);
  });

  it("of a host that is trusted works, over a redirect too; not for ever, and not by other ways than http", async () => {
    const read = async (path: string) =>
      String(await (await descargar(`http://${outside}${path}`, "GET", trusted())).toArray());
    expect(await read("/x.png")).toBe("publico");
    expect(await read("/a/%2Fx.png")).toBe("publico");
    await expect(read("/a/file%3A%2F%2F%2Fetc%2Fpasswd")).rejects.toThrow("lleva a file:");
    let loop = "/x";
    for (let n = 0; n < 6; n += 1) loop = `/a/${encodeURIComponent(loop)}`;
    await expect(read(loop)).rejects.toThrow("redirecciones");
  });
});

/** An export of one category with these addresses. */
function leer(...imagenes: string[]) {
  return leerExport({
    categorias_info: [
      { nombre: "Uno", descripcion: "x", imagenes: [] },
      { nombre: "Dos", descripcion: "x", imagenes },
    ],
  });
}
const places = ({ lector }: ReturnType<typeof leer>) =>
  lector.fallas.map(({ tabla, fila, columna }) => [tabla, fila, columna]);
const ROW = ["categorias_info", 2, "imagenes"];

describe("an address in an export", () => {
  it.each(["http://a.co/%E0%A4%A", "https://a.co/x/%", "https://a.co/x%2F", "https://a.co/%FF.png"])(
    "that is none is told with its row: %s",
    (address) => {
      expect(places(leer(address))).toEqual([ROW]);
    },
  );

  it.each([
    ["that leads into this network", () => `http://${outside}/a/${encodeURIComponent(`http://${inside}/`)}`],
    ["whose download breaks off", () => `http://${outside}/corta/x.png`],
    ["whose host is not known", () => "http://nadie.invalid/x.png"],
  ])("%s is told with its row", async (_, address) => {
    const leido = leer(address());
    await traerArchivos(leido, { folder: undefined, trusted: trusted() }, () => undefined);
    expect(places(leido)).toEqual([ROW]);
    expect(asked).toEqual([]);
  });

  it("is looked for by the same rules", async () => {
    const leido = leer(`http://${inside}/x.png`, `http://${outside}/x.png`);
    await buscarArchivos(leido, { folder: undefined, trusted: trusted() });
    expect([places(leido), asked]).toEqual([[ROW], []]);
  });
});
