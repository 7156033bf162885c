import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guardConnections, serverOptions } from "~/services/http/listener.server";
import { listen } from "../../support/run/listen";
import "../../support/site/declared";
import { backupBytes, formBytes } from "~/services/uploads/limits";

const MINUTES = 60_000;
const MB = 1024 * 1024;
const nothing = () => undefined;
afterEach(() => vi.useRealTimers());

/** Begins a form with files whose body does not come, as the server sees it; time goes on when it is told to. */
async function begun(path: string, answer: RequestListener) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const server = createServer(serverOptions, answer);
  guardConnections(server, nothing);
  const socket = connect(await listen(server), "127.0.0.1");
  socket.resume().on("error", nothing);
  const arrived = once(server, "request");
  const head = ["Host: a", "Content-Type: multipart/form-data; boundary=x", "Content-Length: 1000000000"];
  socket.write([`POST ${path} HTTP/1.1`, ...head, "", ""].join("\r\n"));
  const [request] = await arrived;
  const end = () => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { socket, request, end };
}

/** Whether the connection of such a form is still there after so many minutes. */
async function isOpenAfter(minutes: number, path: string, answer: RequestListener = nothing): Promise<boolean> {
  const { request, end } = await begun(path, answer);
  vi.advanceTimersByTime(minutes * MINUTES);
  const open = !request.socket.destroyed;
  end();
  return open;
}

const early = (_: unknown, response: ServerResponse) => response.writeHead(303, { Location: "/admin/login" }).end();

describe("a form with files has five minutes to arrive", () => {
  it.each(["/admin/logo", "/admin/productos/1", "/admin/backup/subir/x", "/admin/backup"])("%s", async (path) => {
    expect(await isOpenAfter(4.9, path)).toBe(true);
    expect(await isOpenAfter(5.1, path)).toBe(false);
  });

  it.each(["/admin/backup/subir", "/admin/backup/subir.data", "/admin/backup/subir?a=b"])(
    "but a backup longer, unless it was refused meanwhile: %s",
    async (path) => {
      expect(await isOpenAfter(170, path)).toBe(true);
      expect(await isOpenAfter(5.1, path, early)).toBe(false);
    },
  );

  it("and a visitor's spreadsheet two", async () => {
    expect(await isOpenAfter(1.9, "/cotizacion")).toBe(true);
    expect(await isOpenAfter(2.1, "/cotizacion")).toBe(false);
  });

  it("and nothing waits for one that was answered before it came, and is gone", async () => {
    const { socket, request, end } = await begun("/admin/subidas", early);
    await once(socket, "data");
    // A connection that is reset closes with an error.
    const gone = new Promise((resolve) => request.socket.once("close", resolve));
    socket.resetAndDestroy();
    await gone;
    expect(vi.getTimerCount()).toBe(0);
    end();
  });

  it("and node cuts off none of them before", () => {
    expect(serverOptions.requestTimeout).toBeGreaterThanOrEqual(170 * MINUTES);
  });
});

describe("the proxy's configuration", () => {
  const [server = "", backups = ""] = readFileSync("docker/nginx.conf", "utf8").split("location ~ ");
  const units: Record<string, number> = { m: MB, g: 1024 * MB };
  const most = (text: string) => {
    const [, count = "", unit = ""] = /client_max_body_size (\d+)([mg]);/.exec(text) ?? [];
    return Number(count) * (units[unit] ?? 0);
  };

  it("lets through whatever the site takes, which says in words what is too large", () => {
    expect(most(server)).toBeGreaterThan(formBytes);
    expect(most(backups)).toBeGreaterThan(backupBytes);
  });

  it("raises the limit for backups alone, and keeps nothing of what is sent", () => {
    const [, address = ""] = /^(\S+) \{/.exec(backups) ?? [];
    const paths = ["/admin/backup/subir", "/admin/backup/subir.data", "/admin/backup/subir/x", "/admin/backup", "/x"];
    expect(paths.map((path) => new RegExp(address).test(path))).toEqual([true, true, false, false, false]);
    expect(server).toContain("proxy_request_buffering off;");
  });
});
