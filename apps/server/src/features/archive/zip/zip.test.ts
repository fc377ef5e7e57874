import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrokenZip, openZip } from './read-zip.ts';
import { END64, ending, LOCATOR64 } from './records.ts';
import { ZipWriter } from './write-zip.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-zip-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PICTURE = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 7919) % 251));
const LINE = (n: number): string => `{"n":${n},"name":"Šaltibarščiai 🥣"}\n`.repeat(100);
const LINES = Array.from({ length: 200 }, (_, n) => LINE(n));

const written = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  const zip = new ZipWriter(async chunk => void chunks.push(chunk));
  await zip.add('data/lines.jsonl', LINES);
  await zip.add('data/empty.jsonl', []);
  await zip.add('pictures/žuvis.avif', [PICTURE], 'packed');
  await zip.end();
  expect(zip.bytes).toBe(Buffer.concat(chunks).length);
  const path = join(folder, 'some.zip');
  writeFileSync(path, Buffer.concat(chunks));
  return path;
};
const contentsOf = async (path: string): Promise<Record<string, string>> => {
  const file = await open(path);
  try {
    const zip = await openZip(file);
    const out: Record<string, string> = {};
    for (const name of zip.names) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.content(name)) chunks.push(chunk);
      out[name] = Buffer.concat(chunks).toString('base64');
    }
    return out;
  } finally {
    await file.close();
  }
};
const base64 = (content: string | Buffer): string => Buffer.from(content).toString('base64');
const WANTED = {
  'data/lines.jsonl': base64(LINES.join('')),
  'data/empty.jsonl': '',
  'pictures/žuvis.avif': base64(PICTURE),
};

it('what is written is read again, and by another program', async () => {
  const path = await written();
  expect(await contentsOf(path)).toEqual(WANTED);
  const script = `
import base64, json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps({n: base64.b64encode(z.read(n)).decode() for n in z.namelist()}))`;
  expect(JSON.parse(execFileSync('python3', ['-c', script, path], { maxBuffer: 1e8 }).toString())).toEqual(
    WANTED,
  );
});

it('what another program packed is read', async () => {
  const path = join(folder, 'other.zip');
  const script = `
import sys, zipfile
z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)
z.writestr('top/a.txt', 'ąčę' * 9999)
z.writestr('top/b.txt', '')
z.close()`;
  execFileSync('python3', ['-c', script, path]);
  expect(await contentsOf(path)).toEqual({ 'top/a.txt': base64('ąčę'.repeat(9999)), 'top/b.txt': '' });
});

it.each([0.001, 0.1, 0.3, 0.5, 0.7, 0.9])('a byte flipped at %f of the content is seen', async share => {
  const path = await written();
  const bytes = readFileSync(path);
  // Behind the first header and before the directory.
  const at = 60 + Math.floor((bytes.length - 500) * share);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  writeFileSync(path, bytes);
  await expect(contentsOf(path)).rejects.toThrow(BrokenZip);
});

it.each([0, 10, 21, 1_000, 200_000])('a file of which only %i bytes came is no archive', async length => {
  const path = await written();
  writeFileSync(path, readFileSync(path).subarray(0, length));
  await expect(contentsOf(path)).rejects.toThrow(BrokenZip);
});

it('an archive beyond four gigabytes or 65,535 files ends in the long form', () => {
  const usual = ending(10, 1_000, 500);
  expect(usual).toHaveLength(22);
  for (const long of [ending(70_000, 1_000, 500), ending(10, 5_000_000_000, 500)]) {
    expect(long).toHaveLength(98);
    expect([long.readUInt32LE(0), long.readUInt32LE(56)]).toEqual([END64, LOCATOR64]);
  }
});
