import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { identityFor } from './embedded-identity.ts';
import { prepareSocketFolder, socketFolder } from './embedded-socket.ts';

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-socket-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

describe('socketFolder', () => {
  it('is inside the data folder when the path is short', () => {
    expect(socketFolder('/srv/tableside')).toBe('/srv/tableside/run');
  });

  it.each([['a'.repeat(90)], ['ė'.repeat(60)]])('is short for a long path (%s)', name => {
    const folder = socketFolder(`/srv/${name}`, '/tmp');
    expect(folder).toMatch(/^\/tmp\/tableside-[0-9a-f]{16}$/);
  });

  it('differs between long paths and stays the same for one', () => {
    const long = (end: string): string => socketFolder(`/srv/${'a'.repeat(90)}${end}`, '/tmp');
    expect(long('1')).not.toBe(long('2'));
    expect(long('1')).toBe(long('1'));
  });
});

describe('prepareSocketFolder', () => {
  it('closes the folder to everybody else', () => {
    const folder = join(temporary(), 'run');
    prepareSocketFolder(folder, identityFor(folder));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('refuses what is not a folder', () => {
    const file = join(temporary(), 'run');
    writeFileSync(file, '');
    expect(() => prepareSocketFolder(file, identityFor('/nonexistent'))).toThrow();
  });
});
