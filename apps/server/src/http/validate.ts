import { Refusal } from '@tableside/contract';
import type { z } from 'zod';

/** The field a problem is about, as `extra_details.phone`; unknown keys are named themselves. */
const fieldsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, 20)) {
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) fields[[...at, key].join('.')] = 'unknown';
    } else fields[at.join('.')] = issue.code;
  }
  return fields;
};

/** What a call without fields may be sent: no body, or an object without fields. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** The value as the contract's schema reads it. Throws `Refusal` validation_failed with `details.fields`. */
export const validated = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (schema === undefined) {
    if (!isNothing(value)) throw new Refusal('validation_failed', { fields: { '': 'unknown' } });
    return undefined;
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal('validation_failed', { fields: fieldsOf(result.error.issues) });
  return result.data;
};
