/**
 * Answers public pages made afresh, in a process of its own on the site's database: before each answer everything that
 * this process remembers of the content is thrown away. It gets paths from its parent and sends back the answers, in
 * the same order.
 */
import { contentChanged, createApp, createHttpServer, createPageCache } from "../../../build/server/index.js";
import { listen } from "../../support/run/listen";
import { readAt } from "./paginas";

const pages = createPageCache();
const { server } = createHttpServer(createApp(pages).fetch, pages);
const origin = `http://127.0.0.1:${await listen(server)}`;
let last: Promise<unknown> = Promise.resolve();

async function answer(path: string): Promise<void> {
  contentChanged();
  process.send?.(await readAt(origin, path));
}

process.on("message", (path) => {
  last = last.then(() => answer(String(path)));
});
process.once("disconnect", () => process.exit());
process.send?.("listening");
