import { on } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { DriverAdapterError, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { errorCode } from "~/services/env/errors.server";
import { openSqlite } from "../own-sqlite.server";
import { openConnection } from "../sqlite.server";
import type { Answer, Asked } from "./in-thread.server";

async function answerTo(writer: SqlDriverAdapter, asked: Asked): Promise<Answer> {
  try {
    if (asked.verb === "rows") return { rows: await writer.queryRaw(asked.query) };
    if (asked.verb === "count") return { count: await writer.executeRaw(asked.query) };
    if (asked.verb === "script") await writer.executeScript(asked.script);
    else await writer.dispose();
    return {};
  } catch (error) {
    return error instanceof DriverAdapterError ? { refused: error.cause } : { failed: error };
  }
}

/** The thread's work: opens the connection, and answers one statement after the other until it is ended. */
async function write(port: NonNullable<typeof parentPort>, url: string): Promise<void> {
  const writer = await openConnection(url);
  for await (const [asked] of on(port, "message")) port.postMessage(await answerTo(writer, asked));
}

/** The work of a long transaction's thread: runs each thing that it is asked for on a connection outside Prisma's. */
async function serve(port: NonNullable<typeof parentPort>, file: string): Promise<void> {
  const own = await openSqlite(file);
  const failed = (error: unknown) => ({ failed: { message: String(error), code: errorCode(error) } });
  for await (const [{ verb, args }] of on(port, "message"))
    port.postMessage(await Reflect.get(own, verb)(...args).then((result: unknown) => ({ result }), failed));
}

if (parentPort) await (workerData.raw ? serve(parentPort, workerData.raw) : write(parentPort, workerData.url));
