import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkDatabaseAccess } from './database-access.ts';

const findings = (path: string, text: string) => checkDatabaseAccess([sourceFile(path, text)]);

describe('checkDatabaseAccess', () => {
  it.each([
    ['apps/server/src/features/cart/verbs/add.ts', "import pg from 'pg';"],
    ['apps/server/src/features/cart/routes.ts', "import type { Kysely } from 'kysely';"],
    ['apps/server/src/http/mount/mount.ts', "import { sql } from 'kysely';"],
  ])('%s may not say %s', (path, text) => {
    expect(findings(path, text)).toHaveLength(1);
  });

  it.each([
    ['apps/server/src/features/cart/store.ts', "import { sql } from 'kysely';"],
    ['apps/server/src/features/cart/revision-store.ts', "import { sql } from 'kysely';"],
    ['apps/server/src/database/database.ts', "import pg from 'pg';"],
    ['apps/server/src/features/cart/cart.test.ts', "import pg from 'pg';"],
    [
      'apps/server/src/features/cart/verbs/add.ts',
      "import type { Database } from '../../database/database.ts';",
    ],
  ])('%s may say %s', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });
});
