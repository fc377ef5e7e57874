import type { Plugin } from 'vite';

/**
 * What a part that is fetched later brings along: not what every page has from its first script on, which the first view
 * would have to name beside each part.
 */
export const laterFiles = () => {
  const first = new Set<string>();
  const plugin: Plugin = {
    name: 'guest-later-files',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        const take = (file: string): void => {
          const chunk = bundle[file];
          if (first.has(file) || chunk?.type !== 'chunk') return;
          first.add(file);
          for (const imported of chunk.imports) take(imported);
        };
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) take(file);
      },
    },
  };
  const resolveDependencies = (_: string, files: string[]): string[] =>
    files.filter(file => !first.has(file));
  return { plugin, resolveDependencies };
};
