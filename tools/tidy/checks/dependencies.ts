import type { Finding } from '../source-file.ts';

export const page = 'docs/dependencies.md';

/** A package.json, as far as this check reads it. */
export type Manifest = {
  path: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Every package somebody added has its reason on the page, at an exact version; no reason outlives its package. */
export const checkDependencies = (manifests: readonly Manifest[], text: string): Finding[] => {
  const listed = new Set([...text.matchAll(/^\| `([^`]+)` \|/gm)].map(match => match[1] ?? ''));
  const used = manifests.flatMap(({ path, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => !name.startsWith('@tableside/'))
      .map(([name, version]) => ({ path, name, version })),
  );
  const names = new Set(used.map(({ name }) => name));
  return [
    ...used
      .filter(({ name }) => !listed.has(name))
      .map(({ path, name }) => ({ path, message: `${name} has no line in ${page}` })),
    ...used
      .filter(({ version }) => !/^\d/.test(version))
      .map(({ path, name, version }) => ({ path, message: `${name} is not pinned (${version})` })),
    ...[...listed]
      .filter(name => !names.has(name))
      .map(name => ({ path: page, message: `${name} is in no manifest any more` })),
  ];
};
