/** Something from outside that is not what it has to be. */
export class Malformed extends Error {
  constructor(what: string) {
    super(`${what} is missing or not what it should be`);
    this.name = 'Malformed';
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none when it is no object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The fields of each item of a list that has to be there. Throws {@link Malformed}. */
export const listOf = (value: unknown, what: string): Fields[] => {
  if (!Array.isArray(value)) throw new Malformed(what);
  return value.map(fieldsOf);
};

/** A text that is not empty; null otherwise. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A text that has to be there. Throws {@link Malformed}. */
export const text = (value: unknown, what: string): string => {
  const found = textOrNull(value);
  if (found === null) throw new Malformed(what);
  return found;
};

/** An address of the web, so that nothing else is ever opened. Throws {@link Malformed}. */
export const webAddress = (value: unknown, what: string): string => {
  const found = text(value, what);
  if (!/^https?:\/\//.test(found) || !URL.canParse(found)) throw new Malformed(what);
  return found;
};

/** A uuid in lower case; null for everything else, so that what is foreign reaches no query. */
export const uuidOrNull = (value: unknown): string | null =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
    ? value.toLowerCase()
    : null;

/** Whether a text is JSON of an object. */
export const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** JSON as an object's fields; none when it is no JSON, or no object. */
export const readJson = (raw: Buffer | string): Fields => {
  try {
    return fieldsOf(JSON.parse(raw.toString()));
  } catch {
    return {};
  }
};
