import { workInThread } from "~/services/env/ask-thread.server";
import { type Asked, readTables } from "./read-tables.server";

await workInThread(
  (asked: Asked, { facts }) => readTables(asked, facts()),
  () => [],
);
