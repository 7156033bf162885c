import { readdirSync, readFileSync } from "node:fs";

/** The threads of this process: what each is called, and how far it gives way to others, the 19th number of its `stat`. */
export function threadsOfThisProcess(): { name: string; nice: number }[] {
  return readdirSync("/proc/self/task").map((thread) => {
    const [name = "", rest = ""] = readFileSync(`/proc/self/task/${thread}/stat`, "utf8").split(") ");
    return { name: name.slice(name.indexOf("(") + 1), nice: Number(rest.split(" ")[16]) };
  });
}
