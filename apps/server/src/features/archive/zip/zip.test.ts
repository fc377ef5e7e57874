import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrokenZip, openZip } from './read-zip.ts';
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
/** A folder with two files, sizes before the content, as Python's zipfile packs them. */
const OTHER =
  'UEsDBBQAAAAIAGWNdl0lx7sjCwAAADYAAAAJAAAAdG9wL2EudHh0O9J6pPfIzCMkkgBQSwMEFAAAAAgAZY12XQAAAAACAAAAAAAAAAkAAAB0b3AvYi50eHQDAFBLAQIUAxQAAAAIAGWNdl0lx7sjCwAAADYAAAAJAAAAAAAAAAAAAACAAQAAAAB0b3AvYS50eHRQSwECFAMUAAAACABljXZdAAAAAAIAAAAAAAAACQAAAAAAAAAAAAAAgAEyAAAAdG9wL2IudHh0UEsFBgAAAAACAAIAbgAAAFsAAAAAAA==';
const WANTED = {
  'data/lines.jsonl': base64(LINES.join('')),
  'data/empty.jsonl': '',
  'pictures/žuvis.avif': base64(PICTURE),
};

it('what is written is read again, and written again it is the same bytes', async () => {
  const path = await written();
  expect(await contentsOf(path)).toEqual(WANTED);
  const before = readFileSync(path);
  expect(readFileSync(await written()).equals(before)).toBe(true);
});

it('what another program packed is read, whatever wrote it', async () => {
  const path = join(folder, 'other.zip');
  writeFileSync(path, Buffer.from(OTHER, 'base64'));
  expect(await contentsOf(path)).toEqual({ 'top/a.txt': base64('ąčę'.repeat(9)), 'top/b.txt': '' });
});

it('who cannot write is told, and nobody waits for ever', async () => {
  const zip = new ZipWriter(async () => {
    throw new Error('the disk is full');
  });
  const endless = function* (): Generator<Buffer> {
    for (;;) yield PICTURE;
  };
  await expect(zip.add('a', endless(), 'packed')).rejects.toThrow('the disk is full');
});

it('content that cannot be read ends the archive', async () => {
  const zip = new ZipWriter(async () => undefined);
  const broken = function* (): Generator<Buffer> {
    yield PICTURE;
    throw new Error('the database is gone');
  };
  await expect(zip.add('a', broken())).rejects.toThrow('the database is gone');
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
