/** A form with brackets as a tree: `a[b]=1&c[0]=2` is `{a: {b: '1'}, c: ['2']}`. Values stay text. */
export type FormTree = { [name: string]: FormValue };
export type FormValue = string | FormValue[] | FormTree;

const MAX_LEVELS = 10;

/** Lists come as `c[]` or `c[0]`; an object whose names are 0, 1, 2… is a list. */
const settle = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const settled = names.map(name => settle(value[name] ?? ''));
  if (names.length > 0 && names.every((name, index) => name === String(index))) return settled;
  return Object.assign(
    emptyTree(),
    Object.fromEntries(names.map((name, index) => [name, settled[index] ?? ''])),
  );
};

/** Without a prototype: a field may be called `__proto__`. */
const emptyTree = (): FormTree => Object.create(null) as FormTree;

const pathOf = (name: string): string[] => {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map(part => part.replace(/\]$/, ''))].slice(0, MAX_LEVELS);
};

const put = (tree: FormTree, path: readonly string[], value: string): void => {
  const [name = '', ...rest] = path;
  const key = name === '' ? String(Object.keys(tree).length) : name;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const inner = tree[key];
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : emptyTree();
  tree[key] = next;
  put(next, rest, value);
};

/** Parses application/x-www-form-urlencoded text, or a query without its question mark. */
export const parseForm = (text: string): FormTree => {
  const tree = emptyTree();
  for (const [name, value] of new URLSearchParams(text)) put(tree, pathOf(name), value);
  return Object.assign(
    emptyTree(),
    Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, settle(value)])),
  );
};
