/** Which venue or guest: every second address begins with one, so it tells no two calls apart. */
const WHOSE: readonly string[] = ['venue', 'session'];

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const wordsOf = (segment: string): string => {
  const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
  if (name !== undefined) return WHOSE.includes(name) ? '' : `By${capitalised(name)}`;
  return segment
    .split(/[^A-Za-z0-9]+/)
    .map(capitalised)
    .join('');
};

/** What a generated client calls it: `GET /v1/orders/{order}` is `getV1OrdersByOrder`. */
export const operationId = (method: string, path: string): string =>
  method.toLowerCase() + path.split('/').map(wordsOf).join('');
