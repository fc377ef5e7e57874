import { type ParamsOf, ROUTES, type RouteName } from './routes.ts';

export type Match = { readonly name: RouteName; readonly params: Readonly<Record<string, string>> };

const patterns = ROUTES.map(([name, path]) => ({
  name,
  names: [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? ''),
  pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`),
}));

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** The route an address belongs to, with its parameters; null when it is no page. Spec 1§2.1. */
export const matchPath = (path: string): Match | null => {
  for (const { name, names, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const values = found.slice(1).map(decoded);
    if (values.includes(null)) return null;
    return { name, params: Object.fromEntries(names.map((each, index) => [each, values[index] ?? ''])) };
  }
  return null;
};

type Query = Readonly<Record<string, string | undefined>>;

/** The address of a route. */
export const pathTo = <Name extends RouteName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Query = {},
): string => {
  const values = params as Readonly<Record<string, string>>;
  const template = ROUTES.find(([route]) => route === name)?.[1] ?? '/';
  const path = template.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(values[parameter] ?? ''),
  );
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
};
