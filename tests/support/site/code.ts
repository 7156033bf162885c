import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The code that ships, parsed: the site and the operator's commands. */
export function shippedCode(): ts.SourceFile[] {
  return ["app", "scripts"].flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
    const code = names.filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/generated/.test(name));
    return code.map((name) => ts.createSourceFile(name, readFileSync(name, "utf8"), ts.ScriptTarget.Latest, true));
  });
}

/** Every node of a tree, parents before children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}
