import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Manifest,
  openArchive,
  type Restored,
  restoreArchive,
  writeArchive,
} from '../../../../apps/server/src/features/archive/index.ts';
import { openZip, type Zip } from '../../../../apps/server/src/features/archive/zip/read-zip.ts';
import { ZipWriter } from '../../../../apps/server/src/features/archive/zip/write-zip.ts';
import type { TestServer } from '../server/server.ts';

/** Everything of a venue as it leaves. */
export const archived = async (from: TestServer, slug: string): Promise<Buffer> => {
  const { rows } = await from.database.pool.query('select id, slug, name from venue where slug = $1', [slug]);
  const chunks: Buffer[] = [];
  const of = {
    database: from.database,
    clock: from.clock.now,
    mediaDir: join(from.dataDir, 'media'),
    address: 'https://menu.example',
  };
  await writeArchive(of, rows[0], async chunk => void chunks.push(chunk));
  return Buffer.concat(chunks);
};

const asFile = async <T>(
  content: Buffer,
  work: (file: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-an-archive-'));
  writeFileSync(join(folder, 'it.zip'), content);
  const file = await open(join(folder, 'it.zip'));
  try {
    return await work(file);
  } finally {
    await file.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Brings a venue back on a server. */
export const restored = (to: TestServer, content: Buffer, owner: string | null = null): Promise<Restored> =>
  asFile(content, async file =>
    restoreArchive(await openArchive(file), {
      database: to.database,
      clock: to.clock.now,
      mediaDir: join(to.dataDir, 'media'),
      owner,
    }),
  );

const allOf = async (zip: Zip, name: string): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of zip.content(name)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The files of an archive. */
export const unpacked = (content: Buffer): Promise<Map<string, Buffer>> =>
  asFile(content, async file => {
    const zip = await openZip(file);
    const all = new Map<string, Buffer>();
    for (const name of zip.names) all.set(name, await allOf(zip, name));
    return all;
  });

export const packed = async (files: ReadonlyMap<string, Buffer | string>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const zip = new ZipWriter(async chunk => void chunks.push(chunk));
  for (const [name, body] of files) await zip.add(name, [body]);
  await zip.end();
  return Buffer.concat(chunks);
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The archive with other files or another manifest, packed anew. */
export const changedArchive = async (
  content: Buffer,
  change: (files: Map<string, Buffer>, manifest: Writable<Manifest>) => void,
): Promise<Buffer> => {
  const all = await unpacked(content);
  const manifest = JSON.parse(all.get('manifest.json')?.toString('utf8') ?? '{}') as Writable<Manifest>;
  change(all, manifest);
  all.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  return packed(all);
};

/** As somebody changes a file who knows how to make the manifest agree. */
export const forgedArchive = (
  content: Buffer,
  path: string,
  change: (text: string) => string,
  columns: (names: string[]) => string[] = names => names,
): Promise<Buffer> =>
  changedArchive(content, (all, manifest) => {
    const text = change(all.get(path)?.toString('utf8') ?? '');
    all.set(path, Buffer.from(text));
    manifest.data = manifest.data.map(file =>
      file.path === path
        ? {
            ...file,
            columns: columns(file.columns),
            bytes: Buffer.byteLength(text),
            lines: text.split('\n').length - 1,
            sha256: createHash('sha256').update(text).digest('hex'),
          }
        : file,
    );
  });
