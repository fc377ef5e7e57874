import { type Finding, isTest, type SourceFile } from '../source-file.ts';

const featureOf = (path: string): string | undefined =>
  /^apps\/[^/]+\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0];

/** Composition and entry files lie directly in src: they wire features together and may take any file of them. */
const isWiring = (path: string): boolean => /^apps\/[^/]+\/src\/[^/]+$/.test(path);

/** A feature is entered through its index.ts and nowhere else: other features, screens and plumbing alike. */
export const checkFeatures = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => /^apps\/[^/]+\/src\//.test(path) && !isTest(path) && !isWiring(path))
    .flatMap(file =>
      file.imports.flatMap(({ resolved, specifier, line }) => {
        if (resolved === undefined) return [];
        const target = featureOf(resolved);
        if (target === undefined || target === featureOf(file.path)) return [];
        if (/\/index\.tsx?$/.test(resolved)) return [];
        return [
          {
            path: file.path,
            line,
            message: `takes ${specifier}; a feature is imported through its index.ts`,
          },
        ];
      }),
    );
