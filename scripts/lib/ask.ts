import { createInterface } from "node:readline/promises";

/**
 * Asks the operator a question; returns whether the answer is "yes". Where nobody can answer (cron, a closed pipe) it
 * returns false.
 */
export async function confirmed(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  const answer = await Promise.race([lines.question(`${question} Type yes: `), gone]);
  lines.close();
  return answer.trim().toLowerCase() === "yes";
}
