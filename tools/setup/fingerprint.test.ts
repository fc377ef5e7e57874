import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('fingerprint', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tableside-fingerprint-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'a.ts'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (path: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), 'x');
  };

  it('stays the same while nothing changes', () => {
    expect(fingerprint([folder])).toBe(fingerprint([folder]));
  });

  const changes: [string, () => void][] = [
    ['a longer file', () => writeFileSync(join(folder, 'src', 'a.ts'), 'longer')],
    ['a touched file', () => utimesSync(join(folder, 'src', 'a.ts'), 1, 1)],
    ['a new file', () => writeFileSync(join(folder, 'src', 'b.ts'), '')],
    ['a new file in a folder called data', () => put('src/data/a.ts')],
    ['a removed file', () => rmSync(join(folder, 'src', 'a.ts'))],
  ];
  it.each(changes)('sees %s', (_name, change) => {
    const before = fingerprint([folder]);
    change();
    expect(fingerprint([folder])).not.toBe(before);
  });

  const harmless: [string, string][] = [
    ['a test', 'src/a.test.ts'],
    ['build output', 'dist/a.js'],
    ['installed packages', 'node_modules/a.js'],
  ];
  it.each(harmless)('does not care about %s', (_name, path) => {
    const before = fingerprint([folder]);
    put(path);
    expect(fingerprint([folder])).toBe(before);
  });

  it('takes a missing path as empty', () => {
    expect(fingerprint([join(folder, 'nowhere')])).toBe(fingerprint([]));
  });
});
