import { check } from "recheck";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { nodesOf, shippedCode } from "../../support/site/code";

/** Patterns the tool cannot judge, each with the reason why it takes linear time all the same. */
const exceptions: Record<string, string> = {
  "app/services/page-cache/tidy-html.server.ts":
    "looks ahead; no part of it reaches past the < or > of the tag it is tried at",
};
/** Files that make patterns at run time. */
const made: Record<string, string> = {
  "app/services/spreadsheets/xml.server.ts": "of names that stand in the code",
};

const nodes = shippedCode().flatMap((file) => [...nodesOf(file)]);
const placeOf = (node: ts.Node) => node.getSourceFile().fileName;

function madePattern(node: ts.Node): readonly ts.Expression[] | undefined {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  return node.expression.getText() === "RegExp" ? (node.arguments ?? []) : undefined;
}

describe("every pattern of the code that ships", () => {
  const literals = nodes.filter(ts.isRegularExpressionLiteral);
  const patterns = new Map(literals.map((node) => [node.text, placeOf(node)]));

  it("takes linear time, whatever it is given", { timeout: 300_000 }, async () => {
    expect(patterns.size).toBeGreaterThan(100);
    const judged = [...patterns].map(async ([text, place]) => {
      const end = text.lastIndexOf("/");
      // Decided by automata alone: what is found by trying depends on how busy the machine is.
      const { status } = await check(text.slice(1, end), text.slice(end + 1), { checker: "automaton", timeout: null });
      return { place, text, status };
    });
    const bad = (await Promise.all(judged)).filter(({ status }) => status !== "safe");
    expect(bad.filter(({ place }) => !exceptions[place])).toEqual([]);
    expect(bad.map(({ place }) => place)).toEqual(Object.keys(exceptions));
  });

  it("stands in the code: none is made of what comes", () => {
    const places = nodes.filter((node) => madePattern(node)).map(placeOf);
    expect(places.filter((place) => !made[place])).toEqual([]);
  });
});

/** What tries a text that may be of any length. */
const TRIES = new Set([
  "regex",
  "refine",
  "superRefine",
  "transform",
  "overwrite",
  "check",
  "pipe",
  "trim",
  "toLowerCase",
]);

/** The call a chain of calls begins with: `z.string()` of `z.string().max(3).regex(…)`. */
function beginning(call: ts.CallExpression): ts.CallExpression {
  const { expression } = call;
  const before = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined;
  return before && ts.isCallExpression(before) ? beginning(before) : call;
}

describe("every schema", () => {
  it("looks at the length of a text before anything else is tried on it", () => {
    const calls = nodes.filter(ts.isCallExpression);
    const trying = calls.filter(
      ({ expression }) => ts.isPropertyAccessExpression(expression) && TRIES.has(expression.name.text),
    );
    const unbounded = trying.filter((call) => /^z\.(?:string|email|url|iso\.\w+)\(/.test(beginning(call).getText()));
    const formats = calls.filter((call) => /^z\.(?:email|url|uuid|guid|iso\.\w+)\(/.test(call.getText()));
    const piped = formats.filter(({ parent }) => !(ts.isCallExpression(parent) && /\.pipe\(/.test(parent.getText())));
    expect([...unbounded, ...piped].map((call) => `${placeOf(call)}: ${call.getText()}`)).toEqual([]);
    expect(trying.filter((call) => /^boundedText\(/.test(beginning(call).getText())).length).toBeGreaterThan(10);
  });
});
