import { globSync, readFileSync } from "node:fs";
import type { Root } from "postcss";
import { parseSync, type Plugin } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown) => (isNode(node) ? (node.name ?? node.value) : undefined);

/** The texts that an expression may be. */
function textsOf(node: unknown): Node[] {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node] : [];
  if (node.type === "TemplateLiteral") return [node.quasis, node.expressions].flat().flatMap(textsOf);
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(textsOf);
  if (node.type === "LogicalExpression") return [node.operator !== "&&" && node.left, node.right].flatMap(textsOf);
  if (node.type === "JSXExpressionContainer") return textsOf(node.expression);
  if (node.type === "AssignmentPattern") return textsOf(node.right);
  return node.type === "TemplateElement" ? [node] : [];
}

/** The texts of class lists: arguments of `cx`, values of `className` as an attribute, a property or an assignment. */
function classLists(node: Node): Node[] {
  const inner = within(node).flatMap(classLists);
  if (node.type === "CallExpression" && nameOf(node.callee) === "cx")
    return [...inner, ...[node.arguments].flat().flatMap(textsOf)];
  if (node.type === "JSXAttribute" && nameOf(node.name) === "className") return [...inner, ...textsOf(node.value)];
  if (node.type === "Property" && nameOf(node.key) === "className") return [...inner, ...textsOf(node.value)];
  if (node.type === "AssignmentExpression" && isNode(node.left) && nameOf(node.left.property) === "className")
    return [...inner, ...textsOf(node.right)];
  return inner;
}

/** Replaces the names in the class lists of a module. */
function inLists(file: string, code: string, change: (name: string) => string): string {
  if (!/\bcx\(|className/.test(code)) return code;
  let changed = code;
  const { program } = parseSync(file, code);
  const lists = isNode(program) ? classLists(program) : [];
  for (const { start, end } of lists.toSorted((one, other) => other.start - one.start)) {
    const text = code.slice(start, end);
    const inner = text.replace(/^["'`}]|["'`]$|\$\{$/g, "");
    const at = start + text.indexOf(inner);
    changed = changed.slice(0, at) + inner.replace(/\S+/g, change) + changed.slice(at + inner.length);
  }
  return changed;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Names of one word are short as they are. */
const WORD = /^[a-z]+$/;
/** Blockers of advertisements hide what is called "ad"; "at" begins the lines of a stack trace, which no page may have. */
const SKIPPED = /^(?:ad.*|at)$/i;

/** A letter, then letters and digits. */
function* shortNames(): Generator<string> {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of `${LETTERS}0123456789`) yield first + second;
}

let known: Map<string, string> | undefined;

/** The name in the build of every class in the application's class lists; the most frequent ones get the shortest. */
function namesInBuild(): Map<string, string> {
  if (known) return known;
  const counts = new Map<string, number>();
  for (const file of globSync("app/**/*.{ts,tsx}")) {
    inLists(file, readFileSync(file, "utf8"), (name) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return name;
    });
  }
  const names = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([name]) => name);
  const short = [...shortNames()].filter((name) => !counts.has(name) && !SKIPPED.test(name)).values();
  known = new Map(names.map((name) => [name, WORD.test(name) ? name : (short.next().value ?? name)]));
  return known;
}

/** The name that a class has in the build; undefined when it stands in no class list. */
export const inBuild = (name: string) => namesInBuild().get(name);

/**
 * Vite plugin: a build writes class lists in short names, as it does with variables. Half of a page's characters are
 * class lists; every page is put together, compressed and sent with them. The development server keeps the names.
 */
export const shortClasses: Plugin = {
  name: "short-classes",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    const [file = ""] = id.split("?");
    if (!file.includes("/app/") || !/\.tsx?$/.test(file)) return null;
    return { code: inLists(file, code, (name) => inBuild(name) ?? name), map: null };
  },
};

const SELECTOR = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;

/** PostCSS plugin: the same names in the sheet. Throws when a class of the sheet stands in no class list. */
export function shortSelectors(root: Root): void {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(SELECTOR, (_, escaped: string) => {
      const name = escaped.replace(ESCAPE, (_escape, code?: string, letter?: string) =>
        code ? String.fromCodePoint(parseInt(code, 16)) : (letter ?? ""),
      );
      const short = inBuild(name);
      if (!short) throw rule.error(`The class "${name}" stands in no class list: write it in cx("…")`);
      return `.${short}`;
    });
  });
}
