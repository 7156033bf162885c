import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({ extends: ["html-validate:recommended"] });

/** Errors in a page's HTML, one line each. */
export async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
