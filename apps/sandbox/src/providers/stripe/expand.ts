import { isFields } from '../../fields.ts';

type Found = (id: string) => unknown;

const expandPath = (value: unknown, path: readonly string[], find: Found): unknown => {
  const [name, ...rest] = path;
  if (name === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map(item => expandPath(item, path, find));
  if (!isFields(value)) return value;
  const inner = value[name];
  const opened = typeof inner === 'string' ? (find(inner) ?? inner) : inner;
  return { ...value, [name]: expandPath(opened, rest, find) };
};

/** Puts whole things where the call asked for them (`expand[0]=latest_charge`) in place of their ids. */
export const expanded = (value: unknown, paths: readonly string[] | undefined, find: Found): unknown =>
  (paths ?? []).reduce((seen, path) => expandPath(seen, path.split('.'), find), value);
