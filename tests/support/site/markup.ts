import { HtmlValidate } from "html-validate";

// Titles are whole names, however long (DEC 43).
const validator = new HtmlValidate({ extends: ["html-validate:recommended"], rules: { "long-title": "off" } });

/** Errors in a page's HTML, one line each. */
export async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
