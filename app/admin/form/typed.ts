import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Borrador } from "~/domain/cuentas/drafts";

/** A recovered draft as a submission result, for Conform. */
export function draftSubmission(borrador: Borrador, schema: z.ZodObject): SubmissionResult<string[]> {
  const form = new FormData();
  for (const [name, value] of borrador.campos) form.append(name, value);
  return { initialValue: parseWithZod(form, { schema }).reply().initialValue };
}
