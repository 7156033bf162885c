import type { Serie } from "./tipos";

export interface Combinacion {
  serie: Serie;
  indice: number;
  nombre: string;
  valores: Map<string, string>;
}

/** Number of different names that the axes of a series give. */
export function capacityOf(serie: Serie): number {
  return Object.values(serie.ejes).reduce((product, values) => product * values.length, 1);
}

/** Distributes `total` by the weights, exactly, without exceeding a cap. Deterministic. */
export function apportion(total: number, weights: readonly number[], caps: readonly number[]): number[] {
  const counts = weights.map(() => 0);
  let rest = total;
  while (rest > 0) {
    const open = counts.flatMap((count, i) => (count < (caps[i] ?? 0) && (weights[i] ?? 0) > 0 ? [i] : []));
    if (open.length === 0) break;
    const sum = open.reduce((acc, i) => acc + (weights[i] ?? 0), 0);
    const before = rest;
    const shares = open.map((i) => ({ i, exact: (before * (weights[i] ?? 0)) / sum }));
    for (const { i, exact } of shares) rest -= give(counts, caps, i, Math.floor(exact));
    if (rest < before) continue;
    shares.sort((a, b) => b.exact - a.exact || a.i - b.i);
    for (const { i } of shares) if (rest > 0) rest -= give(counts, caps, i, 1);
  }
  return counts;
}

function give(counts: number[], caps: readonly number[], i: number, wanted: number): number {
  const count = counts[i] ?? 0;
  const given = Math.min(wanted, (caps[i] ?? 0) - count);
  counts[i] = count + given;
  return given;
}

/**
 * Picks `count` names of the series, spread evenly over its combinations. Skips names in `used` and adds the new ones
 * to it.
 */
export function pickCombinaciones(serie: Serie, count: number, suffix: string, offset: number, used: Set<string>) {
  const axes = Object.entries(serie.ejes);
  const outer = axes.filter(([axis]) => axis !== serie.completo);
  const inner = axes.filter(([axis]) => axis === serie.completo).flatMap(([, values]) => values);
  const partners = inner.length > 0 ? inner : [""];
  const bases = outer.reduce((product, [, values]) => product * values.length, 1);
  const step = coprimeNear(bases * 0.618, bases);
  const found: Combinacion[] = [];
  for (let k = 0; k < bases && found.length < count; k += 1) {
    const base = (Math.floor(offset * bases) + k * step) % bases;
    const valores = valuesAt(base, outer);
    for (const [j, partner] of partners.entries()) {
      if (found.length === count) break;
      const withPartner = new Map(valores);
      if (serie.completo) withPartner.set(serie.completo, partner);
      const nombre = fill(serie.plantilla, withPartner) + suffix;
      if (used.has(nombre.toLowerCase())) continue;
      used.add(nombre.toLowerCase());
      found.push({ serie, indice: base * partners.length + j, nombre, valores: withPartner });
    }
  }
  return found.sort((a, b) => a.indice - b.indice);
}

/** Replaces each {axis} and removes the gaps that empty values leave. */
export function fill(template: string, valores: ReadonlyMap<string, string>): string {
  return template
    .replace(/\{(\w+)\}/g, (_, axis: string) => valores.get(axis) ?? "")
    .replace(/\s+/g, " ")
    .replace(/ ([,.])/g, "$1")
    .trim();
}

function valuesAt(index: number, axes: readonly [string, readonly string[]][]): Map<string, string> {
  const valores = new Map<string, string>();
  let rest = index;
  for (const [axis, values] of [...axes].reverse()) {
    valores.set(axis, values[rest % values.length] ?? "");
    rest = Math.floor(rest / values.length);
  }
  return valores;
}

function coprimeNear(target: number, modulus: number): number {
  let step = Math.max(1, Math.round(target));
  while (gcd(step, modulus) !== 1) step += 1;
  return step;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
