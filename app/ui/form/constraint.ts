import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";

/** Unwraps optional, defaulted and transformed fields down to their string schema. */
function inner(field: unknown): z.ZodString | null {
  if (field instanceof z.ZodString) return field;
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return inner(field.unwrap());
  return field instanceof z.ZodPipe ? inner(field.in) : null;
}

/** HTML attributes for the schema's rules. Conform's own function no longer gives the lengths. */
export function constraintOf(schema: z.ZodObject): ReturnType<typeof getZodConstraint> {
  const constraint = getZodConstraint(schema);
  const lengths = Object.entries(schema.shape).map(([name, field]) => {
    const { minLength, maxLength } = inner(field) ?? {};
    return [name, { minLength: minLength ?? undefined, maxLength: maxLength ?? undefined }] as const;
  });
  return {
    ...constraint,
    ...Object.fromEntries(lengths.map(([name, found]) => [name, { ...constraint[name], ...found }])),
  };
}
