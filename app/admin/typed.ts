import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData } from "react-router";
import { z } from "zod";
import { type Borrador, campoOf } from "~/domain/borradores";

/** What was typed before signing in again, as a form holds it. */
export function restored(borrador: Borrador, schema: z.ZodObject): SubmissionResult<string[]> {
  const form = new FormData();
  for (const [name, value] of borrador.campos) form.append(name, value);
  return { initialValue: parseWithZod(form, { schema }).reply().initialValue };
}

const Posted = z.object({
  result: z.object({ initialValue: z.object({ editor: z.string(), revision: z.coerce.number().int() }) }),
});

/** The revision of what is in the form: typed over one row, it must not be saved over a later one unseen. */
export function useTypedRevision(editor: string, borrador: Borrador | null): number | undefined {
  const posted = Posted.safeParse(useActionData()).data?.result.initialValue;
  if (posted?.editor === editor) return posted.revision;
  return borrador ? Number(campoOf(borrador, "revision")) : undefined;
}
