import { patternEdges } from './pattern-edges.ts';
import { type Known, sample } from './sample.ts';
import { alternatives, kindOf, type Schema } from './schema.ts';

/** Texts at which things break: empty, of no letters, too long, broken, and such as look like something else. */
export const TEXT_EDGES: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%00',
  '-1',
  '2147483648',
  '__proto__',
  "'; --",
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-0000-0000-00000000000g',
  '\uff1d1',
  '🍕'.repeat(200),
];

/** Numbers at the borders of what databases and languages hold. */
export const NUMBER_EDGES: readonly number[] = [
  0,
  -1,
  0.005,
  -2_147_483_649,
  32_768,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e21,
  -1e308,
  5e-324,
];

/** Values of another type; the schema's to refuse, once a field. */
const WRONG: readonly unknown[] = [null, {}, [null]];

const textEdges = ({ minLength = 0, maxLength = 2_000, pattern }: Schema): unknown[] => [
  ...(pattern === undefined ? [] : patternEdges(pattern)),
  ...TEXT_EDGES,
  ...[minLength, maxLength].map(length => 'a'.repeat(Math.min(length, 20_000))),
];

const numberEdges = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): unknown[] => [
  ...NUMBER_EDGES,
  ...[minimum, maximum, exclusiveMinimum, exclusiveMaximum].flatMap(border =>
    border === undefined || Math.abs(border) >= Number.MAX_SAFE_INTEGER ? [] : [border - 1, border + 1],
  ),
];

/** Each value that differs from the sample in one place only, where it is a value at or past a border. */
export const edges = (schema: Schema, known: Known = {}, name = ''): unknown[] => {
  if (schema.enum) return [...schema.enum, ...WRONG];
  if ('const' in schema) return [schema.const, ...WRONG];
  const ways = alternatives(schema);
  if (ways[0] !== schema) return ways.flatMap(way => edges(way, known, name));
  switch (kindOf(schema)) {
    case 'string':
      return [...textEdges(schema), ...WRONG];
    case 'number':
    case 'integer':
      return [...numberEdges(schema), ...WRONG];
    case 'array': {
      const one = sample(schema.items ?? {}, known);
      const most = Math.min(schema.maxItems ?? 50, 300);
      const inner = schema.prefixItems ? [] : edges(schema.items ?? {}, known).map(each => [each]);
      return [...inner, [], [one, one], Array(most).fill(one), Array(most + 1).fill(one), ...WRONG];
    }
    case 'object': {
      const whole = sample(schema, known) as Readonly<Record<string, unknown>>;
      const properties = Object.entries(schema.properties ?? {});
      const changed = properties.flatMap(([key, each]) => [
        ...edges(each, known, key).map(value => ({ ...whole, [key]: value })),
        Object.fromEntries(Object.entries(whole).filter(([other]) => other !== key)),
      ]);
      return [whole, ...changed, { ...whole, unknown: 1 }, ...WRONG];
    }
    default:
      return [...TEXT_EDGES, ...NUMBER_EDGES, ...WRONG];
  }
};
