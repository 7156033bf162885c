/** What a form showed when it was opened. Of a row that somebody else saved meanwhile it tells which fields were changed. */
import type { TypedForm } from "~/services/http/form-fields.server";

/** Name of the hidden fields that hold it: a short digest for each field that was not empty. */
export const MOSTRADO = "mostrado[]";

/** FNV-1a, 32 bits: equal texts have equal digests, and different ones hardly ever. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  // Browsers send line breaks as CR LF.
  for (const sign of text.replaceAll("\r\n", "\n")) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const entryOf = (name: string, text: string) => `${name}:${digestOf(text)}`;

/** Says that a form tells what it showed, even where all its fields were empty. */
const TOLD = "1";

/** What fields show, by their names; only texts are told. */
export function mostradoOf(values: object): string {
  const entries = Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string" && value !== "" ? [entryOf(name, value)] : [],
  );
  return [TOLD, ...entries].join(" ");
}

/** What a form that was sent had shown. */
export function mostradoIn({ fields }: Pick<TypedForm, "fields">): string {
  return fields.getAll(MOSTRADO).join(" ");
}

/** Whether a field still says what it showed. False for every field of a form that does not tell. */
export function isAsShown(mostrado: string, name: string, typed = ""): boolean {
  if (mostrado === "") return false;
  const shown = mostrado.split(" ").findLast((entry) => entry.startsWith(`${name}:`));
  return typed === "" ? shown === undefined : shown === entryOf(name, typed);
}

/** The rows of a list as one text, field by field. */
export function rowsText(filas: readonly object[]): string {
  return filas.length === 0 ? "" : JSON.stringify(filas);
}

/** The files of a list as one text: which they are, in what order, and what they are called. */
export function filesText(files: readonly { id: number; alt: string }[]): string {
  return files.map(({ id, alt }) => `${id} ${alt}`).join("\n");
}

type Texts = Readonly<Record<string, string>>;

/** What a conflict tells, without the names whose `saved` text the form showed: there is nothing to decide. */
export function changedIn(current: Texts, shown: string, saved: Texts): Record<string, string> {
  const isLeft = (name: string) => name in saved && isAsShown(shown, name, saved[name]);
  return Object.fromEntries(Object.entries(current).filter(([name]) => !isLeft(name)));
}

/** Name of the hidden fields that hold what a conflict told: the next answers show it again until it is over. */
export const NOTADO = "notado[]";

/** What a conflict says has no field's name: what happened, and on the next line what to do. */
export const DICHO = "";

/** Longest of them, in characters as a browser sends them; a longer one is told once. */
const LONGEST_NOTE = 39_000;

/** What a conflict told of each field, as a form says it when it is sent again. */
export function notadoOf(told: Texts): string[] {
  const texts = Object.entries(told).map(([name, text]) => `${name}:${text}`);
  return texts.filter((text) => text.length + (text.split("\n").length - 1) <= LONGEST_NOTE);
}

/** What a conflict before this one told to the form that was sent; null where there was none. */
export function notadoIn({ fields }: Pick<TypedForm, "fields">): Record<string, string> | null {
  const told = fields.getAll(NOTADO).flatMap((text) => {
    const [, name, saved = ""] = /^([^:]*):([^]*)$/.exec(String(text).replaceAll("\r\n", "\n")) ?? [];
    return name === undefined ? [] : [[name, saved] as const];
  });
  return told.length > 0 ? Object.fromEntries(told) : null;
}

interface Conflicted {
  current: Record<string, string> | null;
  mostrado: string;
}

/** The answer to a conflict with lists that somebody else saved, as texts by their names: it tells of changed ones, and shows all. */
export function withLists<A extends Conflicted>(answer: A, shown: string, saved: Texts): A {
  const current = answer.current && changedIn(answer.current, shown, saved);
  return { ...answer, current, mostrado: `${answer.mostrado} ${mostradoOf(saved)}` };
}
