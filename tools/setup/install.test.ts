import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifestHash, treeMatchesLock } from './install.mjs';

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
