import { BadArchive } from "./limits";

interface Most {
  /** Lists and objects within each other. */
  depth: number;
  /** Values in all, names of an object not counted. */
  values: number;
}

/**
 * What a JSON text says. Throws BadArchive for one that is none, and, before anything is made of it, for one that is
 * deep or of very many values: each takes up to sixty times the memory of its text.
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
