import { fieldsOf, textOf } from './json-values.ts';

const PREFIX = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/;
/** What schema.org's own context calls otherwise. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['type', '@type'],
  ['id', '@id'],
]);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** `[{"@value": 4.5}]` is 4.5; a text of a language stays one. */
const plainValue = (value: unknown): unknown => {
  const fields = fieldsOf(value);
  if (fields.has('@value') && textOf(fields.get('@language')) === '') return fields.get('@value');
  const [only, ...more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return only !== undefined && more.length === 0 && isPlain(only) ? only : value;
};

/**
 * JSON-LD by the short names of schema.org, whichever way it is written: with a prefix, with whole addresses as programs
 * expand it, with `type` for `@type`. No context is loaded: one that is not schema.org's renames nothing of it here.
 */
export const plainNames = (value: unknown, isLinked = false): unknown => {
  if (Array.isArray(value)) return plainValue(value.map(each => plainNames(each, isLinked)));
  if (isPlain(value)) return value;
  const fields = fieldsOf(value);
  const inside = isLinked || fields.has('@context');
  const named = [...fields].map(([name, inner]): readonly [string, unknown] => {
    const alias = inside ? ALIASES.get(name) : undefined;
    const known = alias !== undefined && !fields.has(alias) ? alias : name.replace(PREFIX, '');
    return [known, name === '@context' ? null : plainNames(inner, inside)];
  });
  return plainValue(Object.fromEntries(named));
};
