import { alternatives, kindOf, type Schema } from './schema.ts';

/** Values that a field of a name has to hold so that a call comes further than its schema. */
export type Known = Readonly<Record<string, unknown>>;

/** Path parameters by name. */
export type Ids = Readonly<Record<string, string>>;

const TEXTS = ['x', 'en', 'abcdefghij', '2026-03-18', '12:00', 'VILNIUS-1', 'a@b.test', '#aabbcc', '1'];
const fitting = ({ pattern, minLength = 0, maxLength = 1_000 }: Schema): string => {
  const long = 'a'.repeat(Math.max(1, minLength));
  const all = [...TEXTS, 'A'.repeat(43), '0'.repeat(8), `https://example.test/${long}`, long];
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  return all.find(fits) ?? long;
};

const middle = ({ minimum, maximum, exclusiveMinimum }: Schema): number => {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  return Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Math.max(1, least));
};

/** A value that the schema takes, with what is known by the names of its fields; optional fields that nobody knows are left out. */
export const sample = (schema: Schema, known: Known = {}, name = ''): unknown => {
  if (name in known) return known[name];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first = schema] = alternatives(schema);
  if (first !== schema) return sample(first, known, name);
  switch (kindOf(schema)) {
    case 'string':
      return fitting(schema);
    case 'number':
    case 'integer':
      return middle(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return schema.prefixItems
        ? schema.prefixItems.map(each => sample(each, known))
        : Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sample(schema.items ?? {}, known));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => key in known || schema.required?.includes(key))
          .map(([key, each]) => [key, sample(each, known, key)]),
      );
    default:
      return 'x';
  }
};
