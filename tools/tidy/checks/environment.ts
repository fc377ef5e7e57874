import { type Finding, findAll, isTest, type SourceFile } from '../source-file.ts';

/** One file reads the environment; everything else is told. Tools, tests and the test kit are no part of a server. */
export const checkEnvironment = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(
      ({ path }) =>
        /^(apps|packages)\/[^/]+\/src\//.test(path) &&
        !isTest(path) &&
        !path.startsWith('packages/testkit/') &&
        !/^apps\/(server|sandbox)\/src\/env\.ts$/.test(path),
    )
    .flatMap(file =>
      findAll(file, 'bare', /\bprocess\s*\.\s*env\b/g, () => 'reads process.env; only env.ts does'),
    );
