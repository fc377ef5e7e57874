import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallSpec } from './define.ts';
import { allCalls } from './http/index.ts';

type Schema = { readonly [key: string]: unknown };
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** What a column of whole numbers holds; amounts of money, sizes of files and instants have wider ones. */
const MOST = 2_147_483_647;
const WIDE =
  /(amount|price|tip|float|counted|markup|discountedPrice|loyaltyPrice|loyaltyMarkup|expected_total|bytes|\.at)$/;

/** The places of an input where something has no bound, each with what it is. */
const unbounded = (schema: Schema, at: string): string[] => {
  const { type, maximum, maxLength, pattern, maxItems, enum: choices, format } = schema;
  const found: string[] = [];
  const most = WIDE.test(at.replaceAll(/\.(anyOf|oneOf)\.\d+/g, '')) ? Number.MAX_SAFE_INTEGER : MOST;
  if (type === 'integer' && !(typeof maximum === 'number' && maximum <= most)) found.push(`${at}: a number`);
  if (
    type === 'string' &&
    [maxLength, pattern, choices, format, schema.const].every(each => each === undefined)
  ) {
    found.push(`${at}: a text`);
  }
  if (type === 'array' && maxItems === undefined && schema.prefixItems === undefined)
    found.push(`${at}: a list`);
  for (const [key, inner] of Object.entries(schema)) {
    if (key === 'enum' || key === 'const' || key === 'default') continue;
    if (isSchema(inner)) found.push(...unbounded(inner, key === 'properties' ? at : `${at}.${key}`));
  }
  return found;
};

describe('what a call takes', () => {
  it('has a bound in every whole number, text and list, so that nothing reaches the database that it cannot hold', () => {
    const found = (Object.entries(allCalls) as [string, CallSpec][]).flatMap(([key, { body, query }]) =>
      [body, query].flatMap(schema =>
        schema ? unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), key) : [],
      ),
    );
    expect(found).toEqual([]);
  });
});
