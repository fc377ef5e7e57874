import { z } from 'zod';
import type { CallSpec } from '../define.ts';
import { namedSchemas } from './named.ts';

export type Json = { readonly [key: string]: unknown };

/** The schemas of one call: what `data` holds, and the fields of its body. */
export type CallSchemas = { readonly data: Json; readonly fields: Json };

type Call = { readonly id: string; readonly spec: CallSpec };

const OPTIONS = { unrepresentable: 'any' } as const;
const PLACE = '#/components/schemas/';
const refTo = (name: string): Json => ({ $ref: `${PLACE}${name}` });
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Where a component is, its name says. */
const bare = ({ $schema: _draft, $id: _place, id: _name, ...rest }: Json): Json => rest;

/** As a caller writes it, with nothing left to look up. */
export const inlined = (schema: z.ZodType): Json =>
  bare(z.toJSONSchema(schema, { ...OPTIONS, io: 'input' }) as Json);

/** What is reached from the answers of calls, each by its name. */
const answersOf = (calls: readonly Call[]): ReadonlyMap<z.ZodType, string> => {
  const names = new Map<z.ZodType, string>();
  for (const { id, spec } of calls) {
    if (!spec.file && !namedSchemas.has(spec.response) && !names.has(spec.response))
      names.set(spec.response, `${capitalised(id)}Answer`);
  }
  return names;
};

/** Components for every named schema, every answer and every body, and which of them are of which call. */
export const componentsOf = (
  calls: readonly Call[],
): { readonly schemas: Json; readonly of: (id: string) => CallSchemas } => {
  const names = new Map([...namedSchemas, ...answersOf(calls)]);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const converted = z.toJSONSchema(registry, { ...OPTIONS, io: 'output', uri: id => `${PLACE}${id}` });
  const all: Record<string, Json> = Object.fromEntries(
    Object.entries(converted.schemas).map(([name, schema]) => [name, bare(schema as Json)]),
  );
  const used: Record<string, Json> = {};
  const use = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') keep(inner.slice(PLACE.length));
      else use(inner);
    }
  };
  const keep = (name: string): void => {
    const schema = all[name];
    if (!schema || name in used) return;
    used[name] = schema;
    use(schema);
  };
  const found = new Map<string, CallSchemas>();
  for (const { id, spec } of calls) {
    const answer = names.get(spec.response) ?? '';
    if (!spec.file) keep(answer);
    const body = `${capitalised(id)}Body`;
    if (spec.body) used[body] = inlined(spec.body);
    found.set(id, { data: refTo(answer), fields: refTo(body) });
  }
  return {
    schemas: used,
    of: id => found.get(id) ?? { data: {}, fields: {} },
  };
};
