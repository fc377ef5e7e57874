import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

describe('precompress', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tableside-precompress-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const put = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('writes both variants, each giving back the same bytes', async () => {
    const text = 'export const a = 1;\n'.repeat(200);
    const path = put('a.js', text);
    await precompress(folder, 'best');
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
  });

  it.each([
    ['a font', 'a.woff2', 'x'.repeat(5000)],
    ['a picture', 'a.avif', 'x'.repeat(5000)],
    ['a source map', 'a.js.map', 'x'.repeat(5000)],
    ['a tiny file', 'a.css', 'a{}'],
  ])('leaves %s alone', async (_name, file, text) => {
    const path = put(file, text);
    await precompress(folder, 'best');
    expect(existsSync(`${path}.br`)).toBe(false);
    expect(existsSync(`${path}.gz`)).toBe(false);
  });
});
