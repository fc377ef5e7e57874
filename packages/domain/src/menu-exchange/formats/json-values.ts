import { EXCHANGE_LIMITS, type Unreadable } from '../read-menu.ts';

/** A value of parsed JSON, of which nothing is known. */
export type Fields = ReadonlyMap<string, unknown>;

/** The own fields of an object; none where it is no object. A map, so that no name reaches into a prototype. */
export const fieldsOf = (value: unknown): Fields =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

/** A list as it is, one thing as a list of one, nothing as none. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
};

/** Text and numbers as text; '' for everything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** What stands at the end of a way of names, and of places in lists. */
export const within = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce(
    (inner, name) => (Array.isArray(inner) ? inner[Number(name)] : fieldsOf(inner).get(name)),
    value,
  );

/** Whether parsed JSON is of a size and form that can be walked without harm. */
export const refuseJson = (value: unknown, depth = 0): Unreadable | null => {
  if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed()))
    return { unreadable: 'encoding' };
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= EXCHANGE_LIMITS.depth) return { unreadable: 'depth' };
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') return { unreadable: 'key' };
    const refused = refuseJson(inner, depth + 1);
    if (refused) return refused;
  }
  return null;
};
