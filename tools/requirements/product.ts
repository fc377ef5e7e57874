/** What of the product exists, as far as a claim can be held against it. */
export type Product = {
  /** The spec's route table: name and path. */
  routes: readonly (readonly [name: string, path: string])[];
  /** Routes that have a screen. */
  screens: ReadonlySet<string>;
  /** Every call of the contract, `METHOD /path/{parameter}`. */
  calls: readonly string[];
  /** Those of them that neither the guest app nor the console makes, and that are not for other systems. */
  unused: readonly string[];
};

/** The same path whatever its parameters are called and however they are written. */
export const shapeOf = (path: string): string =>
  path
    .replace(/^\/api(?=\/)/, '')
    .replaceAll(/:\w+|\{[^}]*\}/g, '*')
    .replace(/\/$/, '');

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a call in sources without comments: its key, of which the last word may be filled in, or an address built from its path. */
const madeAs = (call: string): RegExp => {
  const [method = '', path = ''] = call.split(' ');
  const words = path.split('/').slice(1);
  const address = words
    .map(word => (word.startsWith('{') ? String.raw`\$\{[^}]*\}` : literally(word)))
    .join('/');
  const last = words.at(-1) ?? '';
  const open = words.length > 3 && /^\w/.test(last);
  const key = open
    ? `${literally(path.slice(0, -last.length))}(?:${literally(last)}(?=['"\`])|\\$\\{)`
    : `${literally(path)}(?=['"\`])`;
  return new RegExp(`${method} ${key}|/api/${address}(?=['"\`?$])`);
};

/** The calls that none of the sources make. */
export const unusedCalls = (calls: readonly string[], sources: readonly string[]): string[] => {
  const text = sources.join('\n');
  return calls.filter(call => !madeAs(call).test(text));
};
