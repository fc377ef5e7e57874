/** A value of an author's file that we cannot use. The message names file and field: `03-lunch.json: items[2].price: …`. */
export class MenuFileError extends Error {
  override name = 'MenuFileError';
}

/** A JSON value together with where it stands, so that every complaint can say so. */
export type Field = { readonly file: string; readonly path: string; readonly value: unknown };

export const fail = (field: Field, why: string): never => {
  throw new MenuFileError(`${field.file}: ${field.path || 'file'}: ${why}`);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field as an object; its keys must all be among `known`, so that a typing mistake never goes unnoticed. */
export const record = (field: Field, known: readonly string[] | null): Record<string, unknown> => {
  if (!isRecord(field.value)) return fail(field, 'must be an object');
  const strange = known && Object.keys(field.value).find(key => !known.includes(key));
  if (strange) return fail(field, `unknown key "${strange}"`);
  return field.value;
};

/** A member of an object field, present or not. */
export const member = (field: Field, key: string): Field => ({
  file: field.file,
  path: field.path ? `${field.path}.${key}` : key,
  value: isRecord(field.value) ? field.value[key] : undefined,
});

/** The elements of an array field; an absent field is an empty list. */
export const elements = (field: Field): readonly Field[] => {
  if (field.value === undefined) return [];
  if (!Array.isArray(field.value)) return fail(field, 'must be a list');
  return field.value.map((value: unknown, index) => ({
    file: field.file,
    path: `${field.path}[${index}]`,
    value,
  }));
};

export const text = (field: Field): string => {
  if (typeof field.value !== 'string' || field.value.trim() === '') return fail(field, 'must be a text');
  return field.value;
};

/** A slug: lower case letters, digits and hyphens. */
export const slug = (field: Field): string => {
  const value = text(field);
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : fail(field, `"${value}" is not a slug`);
};

export const flag = (field: Field): boolean => {
  if (field.value === undefined) return false;
  return typeof field.value === 'boolean' ? field.value : fail(field, 'must be true or false');
};

/** A whole number from 0, or `otherwise` when absent. */
export const count = (field: Field, otherwise: number): number => {
  if (field.value === undefined) return otherwise;
  const { value } = field;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : fail(field, 'must be a whole number from 0');
};

/** One of `allowed`; `otherwise` when absent. */
export const choice = <T extends string>(field: Field, allowed: readonly T[], otherwise: T | null): T => {
  if (field.value === undefined && otherwise !== null) return otherwise;
  return (
    allowed.find(one => one === field.value) ??
    fail(field, `"${String(field.value)}" is not one of ${allowed.join(', ')}`)
  );
};

/** Slugs, each among `allowed`, none twice. */
export const choices = <T extends string>(field: Field, allowed: readonly T[]): readonly T[] => {
  const chosen = elements(field).map(one => choice(one, allowed, null));
  return new Set(chosen).size === chosen.length ? chosen : fail(field, 'names something twice');
};
