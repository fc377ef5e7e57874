import { type Finding, isTest, type SourceFile } from '../source-file.ts';

const featureOf = (path: string): string | undefined =>
  /^apps\/[^/]+\/src\/(?:features|screens)\/[^/]+(?=\/)/.exec(path)?.[0] ??
  /^packages\/domain\/src\/[^/]+(?=\/)/.exec(path)?.[0];

/** A feature (and an area of the domain) is entered through its index.ts and nowhere else. */
export const checkFeatures = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(file => !isTest(file.path))
    .flatMap(file =>
      file.imports.flatMap(({ resolved, specifier, line }) => {
        if (resolved === undefined) return [];
        const target = featureOf(resolved);
        const own = featureOf(file.path);
        // Inside of a feature, and from the wiring outside of all features, any file may be taken.
        if (target === undefined || own === undefined || target === own) return [];
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
