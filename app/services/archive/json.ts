import { BadArchive } from "./limits";

interface Most {
  /** Nesting of arrays and objects. */
  depth: number;
  /** Number of values, object keys not counted. */
  values: number;
}

/**
 * Parses a JSON text. Throws BadArchive when it is not JSON and, before parsing, when it is nested too deeply or has
 * too many values: a value takes up to sixty times the memory of its text.
 */
export function parseJson(json: string, most: Most): unknown {
  let [depth, values, quoted] = [0, 1, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (quoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ",") values += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === "{" || sign === "[") {
      depth += 1;
      values += 1;
      if (depth > most.depth) throw new BadArchive("tiene más niveles que cualquier backup");
    }
    if (values > most.values) throw new BadArchive("tiene más datos que cualquier backup");
  }
  try {
    return JSON.parse(json);
  } catch {
    throw new BadArchive("no es texto JSON completo");
  }
}
