/** Parses the part of the Dockerfile language that our Dockerfile uses. */

export interface Step {
  name: string;
  /** The text after the name, without flags. */
  text: string;
  flags: Record<string, string>;
}

export interface Stage {
  name: string;
  /** The stage or image it starts from. */
  from: string;
  steps: Step[];
}

const KNOWN = new Set(
  "ARG FROM WORKDIR COPY RUN LABEL ENV VOLUME USER EXPOSE STOPSIGNAL HEALTHCHECK CMD ENTRYPOINT".split(" "),
);

/** Removes comments and joins lines that end in a backslash with the next. */
function logicalLines(text: string): string[] {
  const lines = text.split("\n").filter((line) => !/^\s*#/.test(line) && line.trim() !== "");
  const joined = lines.join("\n").split("\\\n");
  return joined
    .map((part) => part.trim())
    .join(" ")
    .split("\n");
}

function toStep(line: string): Step {
  const [, name = "", rest = ""] = /^(\w+)\s+(\S.*)$/.exec(line.trim()) ?? [];
  const flags: Record<string, string> = {};
  const text = rest.replace(/^(?:--[\w-]+(?:=\S+)?\s+)+/, (found) => {
    for (const [, key = "", value = ""] of found.matchAll(/--([\w-]+)(?:=(\S+))?/g)) flags[key] = value;
    return "";
  });
  if (!KNOWN.has(name)) throw new Error(`The Dockerfile has a step this does not follow: ${line}`);
  return { name, text: text.trim(), flags };
}

/** Parses the stages of a Dockerfile. Throws for an unknown instruction. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const args: Record<string, string> = {};
  for (const step of logicalLines(text).map(toStep)) {
    const filled = step.text.replace(/\$\{(\w+)\}/g, (_, name: string) => args[name] ?? "");
    if (step.name === "FROM") {
      const [from = "", , name = ""] = filled.split(/\s+/);
      stages.push({ name, from, steps: [] });
    } else if (stages.length === 0) {
      const [name = "", value = ""] = step.text.split("=");
      args[name] = value;
    } else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** Parses the exec form of CMD and HEALTHCHECK, a JSON list. Throws for the shell form. */
export function execForm(text: string): string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf("[")));
  if (!Array.isArray(words)) throw new Error(`Not the exec form: ${text}`);
  return words.map(String);
}

/** Parses `NAME=value NAME2="a value"` into an object. */
export function pairs(text: string): Record<string, string> {
  const found = text.matchAll(/(?:^|\s)([\w.-]+)=(?:"([^"]*)"|(\S*))/g);
  return Object.fromEntries([...found].map(([, name = "", quoted, bare]) => [name, quoted ?? bare ?? ""]));
}

/** Whether .dockerignore excludes a path: the last line that matches it or one of its folders decides. */
export function isIgnored(path: string, dockerignore: string): boolean {
  const parts = path.split("/");
  const heads = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  let ignored = false;
  for (const line of dockerignore.split("\n").map((text) => text.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const pattern = line.replace(/^!/, "").replace(/[.+^${}()|[\]]/g, "\\$&");
    const matcher = new RegExp(`^${pattern.replace(/\*/g, "[^/]*")}$`);
    if (heads.some((head) => matcher.test(head))) ignored = !line.startsWith("!");
  }
  return ignored;
}
