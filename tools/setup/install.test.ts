import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, installedSoFar, manifestHash, treeMatchesLock } from './install.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tableside-install-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};

describe('treeMatchesLock', () => {
  const lock = (packages: Record<string, unknown>): void => put('package-lock.json', { packages });
  const tree = (packages: Record<string, unknown>): void =>
    put('node_modules/.package-lock.json', { packages });
  const pg = { 'node_modules/pg': { version: '8.0.0' } };

  it('is content with the locked versions, whatever else the lock file says', () => {
    lock({ '': { name: 'tableside' }, 'apps/server': { name: '@tableside/server' }, ...pg });
    tree(pg);
    expect(treeMatchesLock(root)).toBe(true);
  });

  it('does not miss packages of other platforms', () => {
    lock({ ...pg, 'node_modules/pg-win32': { version: '1.0.0', optional: true } });
    tree(pg);
    expect(treeMatchesLock(root)).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/pg': { version: '7.0.0' } }],
    ['a missing package', {}],
  ])('sees %s', (_name, packages) => {
    lock(pg);
    tree(packages);
    expect(treeMatchesLock(root)).toBe(false);
  });

  it('does not trust a folder without npm’s record', () => {
    lock(pg);
    expect(treeMatchesLock(root)).toBe(false);
  });
});

it('counts the locked packages that are there, without those of other systems', () => {
  put('package-lock.json', {
    packages: {
      '': {},
      'apps/server': {},
      'node_modules/@tableside/server': { link: true },
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/pg/node_modules/inner': { version: '1.0.0' },
      'node_modules/pg-win32': { version: '1.0.0', optional: true },
    },
  });
  expect(installedSoFar(root)).toEqual([0, 2]);
  put('node_modules/pg/package.json', {});
  expect(installedSoFar(root)).toEqual([1, 2]);
});

describe('manifestHash', () => {
  it.each(['package.json', 'package-lock.json', 'apps/server/package.json', 'packages/domain/package.json'])(
    'changes with %s',
    path => {
      put('package.json', {});
      const before = manifestHash(root);
      put(path, { changed: true });
      expect(manifestHash(root)).not.toBe(before);
    },
  );
});

describe('ensureInstalled', () => {
  const asked = async (env: Record<string, string>): Promise<string[]> => {
    const done: string[] = [];
    const npm = (_: string, args: readonly string[]) => {
      done.push(args.join(' '));
      return false;
    };
    const fail = (message: string) => {
      throw new Error(message);
    };
    try {
      await ensureInstalled(root, { env, npm, fail });
    } catch (error) {
      done.push(String(error).split('\n')[0] ?? '');
    }
    return done;
  };

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['in a pipeline', { CI: 'true' }],
  ])('installs nothing in the place of what is locked %s, and says so', async (_, env) => {
    put('package-lock.json', { packages: { 'node_modules/pg': { version: '8.0.0' } } });
    expect(await asked(env)).toEqual([
      'ci',
      expect.stringMatching(/^Error: npm ci failed.*nothing else is installed/),
    ]);
  });

  it('installs nothing at all without a lock file in production', async () => {
    expect(await asked({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('package-lock.json is missing'),
    ]);
  });

  it('mends the lock file on the machine of a developer', async () => {
    put('package-lock.json', { packages: { 'node_modules/pg': { version: '8.0.0' } } });
    expect((await asked({ NODE_ENV: 'development', CI: 'false' })).slice(0, 2)).toEqual(['ci', 'install']);
  });
});
