import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { afterEach, expect, it, vi } from "vitest";
import { listen } from "../../support/run/listen";
import "../../support/db/temp-env";

// The runner of all tests silences the log; here it is what is looked at.
vi.hoisted(() => {
  process.env.LOG_LEVEL = "info";
});
const { cutOffWhenBroken } = await import("~/server/cut-off.server");
const { lazyBody } = await import("~/services/http/file-answer.server");
afterEach(() => vi.restoreAllMocks());

/** Asks for a file whose body these pieces make; returns what arrived, or "broken off". `signal` hangs up. */
async function downloaded(pieces: () => AsyncGenerator<string>, signal?: AbortSignal): Promise<string> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(compress());
  app.get("/", ({ env }) => {
    const headers = { "Content-Type": "application/json" };
    return cutOffWhenBroken(new Response(lazyBody(pieces), { headers }), env.outgoing);
  });
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server);
  const text = await fetch(`http://127.0.0.1:${port}`, { signal })
    .then((response) => response.text())
    .catch(() => "broken off");
  server.close();
  return text;
}

/** What is written to standard error, by the log and past it. */
function errors() {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  return { lines, printed };
}

it("a download that breaks off is cut, and the log tells it in one line", async () => {
  const { lines, printed } = errors();
  const text = await downloaded(async function* () {
    yield "the first half";
    throw new Error("the disk fails");
  });
  expect([text, printed.mock.calls]).toEqual(["broken off", []]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", message: "A download broke off", error: "the disk fails" },
  ]);
});

it("a whole download arrives as it is", async () => {
  const text = await downloaded(async function* () {
    yield "one, ";
    yield "two";
  });
  expect(text).toBe("one, two");
});

it("whoever hangs up is no error, and what is read for them is closed", async () => {
  const { lines, printed } = errors();
  const hangUp = new AbortController();
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const text = await downloaded(async function* () {
    try {
      for (;;) {
        yield "more ".repeat(10_000);
        hangUp.abort();
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      close();
    }
  }, hangUp.signal);
  await closed;
  expect([text, lines, printed.mock.calls]).toEqual(["broken off", [], []]);
});
