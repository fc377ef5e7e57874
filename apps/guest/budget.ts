/** What a phone may have to fetch, in bytes of brotli-compressed JavaScript. */
export const BUDGET = {
  /** React, scan, select, menu, item sheet and cart logic together. */
  firstView: 85_000,
  /** Each further route beyond the first view. */
  furtherRoute: 15_000,
  /** Paying, which is a journey of its own. Scripts of providers are theirs and come from them. */
  payRoute: 30_000,
} as const;

/** Where orders and bills are paid: the Pay screen, and that of a hall. */
const PAYING: readonly string[] = ['Pay', 'FoodCourtPay'];

/** What a screen fetches by itself as soon as it stands weighs with it: a card's page is no use before it can be paid. */
const WITH: Readonly<Record<string, string>> = {
  TipWaiter: 'src/features/giving/paying/GivePaying.tsx',
  Donate: 'src/features/giving/paying/GivePaying.tsx',
};

export type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
};
export type Manifest = Readonly<Record<string, Chunk>>;

/** Script files that a chunk needs, its own among them. */
export const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
};

export type RouteBytes = { readonly route: string; readonly bytes: number; readonly limit: number };

/** Listens before the app is awake (build/early-plugin.ts). */
export const EARLY = 'src/early/listen.ts';

/** Bytes per route: the first view whole, every other route what it adds to it. */
export const weigh = (manifest: Manifest, bytesOf: (file: string) => number): RouteBytes[] => {
  const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry) ?? '';
  const first = filesOf(manifest, entry, filesOf(manifest, EARLY));
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + bytesOf(file), 0);
  const further = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([key]) => {
      const route = key.replace(/^src\/screens\/|\/index\.tsx$/g, '');
      const files = filesOf(manifest, WITH[route] ?? '', filesOf(manifest, key));
      const bytes = sum([...files].filter(file => !first.has(file)));
      return { route, bytes, limit: PAYING.includes(route) ? BUDGET.payRoute : BUDGET.furtherRoute };
    });
  return [{ route: 'scan + select + menu', bytes: sum(first), limit: BUDGET.firstView }, ...further];
};
