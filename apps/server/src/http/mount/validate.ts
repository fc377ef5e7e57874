import { Refusal } from '@tableside/contract';
import { withoutBody } from '@tableside/contract/left-out';
import type { z } from 'zod';
import { isStorable } from '../identifiers.ts';

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
  const result = schema.safeParse(value === undefined ? withoutBody(schema) : value);
  if (!result.success) throw new Refusal('validation_failed', { fields: fieldsOf(result.error.issues) });
  return result.data;
};

/** What is asked of an address, as {@link validated}: a text that no database can keep is refused here, as in a body. */
export const validatedQuery = (schema: z.ZodType, query: unknown): unknown => {
  for (const text of Object.values(query as object).flat()) {
    if (typeof text === 'string' && !isStorable(text))
      throw new Refusal('validation_failed', { reason: 'text' });
  }
  return validated(schema, query);
};
