/** Formats the results as a table and as an SVG chart. */
import type { Row } from "./types";

const WIDTH = 120;

function verdict({ ok }: Row): string {
  return ok === undefined ? " " : ok ? "✓" : "✗";
}

/** The results as one table, ratios first. */
export function table(rows: readonly Row[]): string {
  const lines: string[] = [];
  let group = "";
  for (const row of rows) {
    if (row.group !== group) lines.push("", row.group);
    ({ group } = row);
    const ratio = row.ratio === undefined ? "" : row.ratio.toFixed(2);
    lines.push(
      `${ratio.padStart(7)} ${verdict(row)} ${(row.goal ?? "").padEnd(14)} ${row.name.padEnd(38)} ${row.value}`,
    );
  }
  const judged = rows.filter(({ ok }) => ok !== undefined);
  lines.push("", `${judged.filter(({ ok }) => ok).length} of ${judged.length} figures reached`);
  return lines.join("\n");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** An SVG chart with a bar for each ratio; the line marks 1. */
export function chart(rows: readonly Row[], about: string): string {
  const bars = rows.filter(({ ratio }) => ratio !== undefined);
  const body = bars.map(({ group, name, ratio = 0, goal = "", ok }, index) => {
    const y = 50 + index * 22;
    const colour = ok === undefined ? "#8a8f98" : ok ? "#1f7a4d" : "#b3261e";
    const length = Math.min(ratio, 4) * WIDTH;
    return `<text x="8" y="${y + 13}">${escape(`${group}: ${name}`)}</text><rect x="520" y="${y}" width="${length.toFixed(1)}" height="16" fill="${colour}"/><text x="${(528 + length).toFixed(1)}" y="${y + 13}">${ratio.toFixed(2)} ${escape(goal)}</text>`;
  });
  const height = 70 + bars.length * 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1180" height="${height}" font-family="sans-serif" font-size="12"><rect width="1180" height="${height}" fill="#fff"/><text x="8" y="24" font-size="15">${escape(about)}</text><path d="M${520 + WIDTH} 40V${height - 10}" stroke="#000" stroke-dasharray="3 3"/>${body.join("")}</svg>\n`;
}
