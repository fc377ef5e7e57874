import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { ArchiveFault } from '@tableside/contract/http/admin/restore';
import { type DataFile, FileInside, FORMAT, MANIFEST, Manifest, PICTURES, VERSION } from '../format.ts';
import { PARTS } from '../parts/parts.ts';
import { pictureFile } from '../write/pictures.ts';
import { BrokenZip, openZip, type Zip } from '../zip/read-zip.ts';
import { fault } from './fault.ts';
import { DEPTH, isNestedDeeper } from './nesting.ts';
import { ArchiveProblem } from './problem.ts';

/** More than this is no manifest, however it was packed; of its pictures those beyond some thousand are in a list. */
const MANIFEST_BYTES = 1024 * 1024;
/** Some hundred thousand files of pictures. */
const PICTURE_LIST_BYTES = 32 * 1024 * 1024;

/** More than a record or a picture of ours ever has: what is packed small is not unpacked into all of the memory. */
const MAX_LINE = 64 * 1024 * 1024;
const MAX_PICTURE = 32 * 1024 * 1024;

export type Archive = {
  readonly manifest: Manifest;
  /** The content of a file that the manifest names; ends with its own check. */
  readonly content: (path: string) => AsyncGenerator<Buffer>;
};

/** Where the files begin: whoever unpacked it and packed it again may have put a folder around. */
const prefixOf = (zip: Zip): string => {
  const found = zip.names.filter(name => /^(?:[^/]+\/)?manifest\.json$/.test(name));
  const [only = ''] = found.sort((a, b) => a.length - b.length);
  if (only === '') throw new ArchiveProblem([fault('no_archive')]);
  return only.slice(0, -MANIFEST.length);
};

const damaged = (file: string = MANIFEST): ArchiveProblem => new ArchiveProblem([fault('damaged', { file })]);

/** All of a file that is not longer than `most` bytes. */
const wholeOf = async (content: AsyncIterable<Buffer>, most: number, file?: string): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > most) throw damaged(file);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parse = (text: string, file?: string): unknown => {
  try {
    if (!isNestedDeeper(text, DEPTH.manifest)) return JSON.parse(text);
  } catch {
    throw damaged(file);
  }
  throw damaged(file);
};

/** What is wrong with a manifest that can be read. A part or column that is not in it was not there yet when it was made. */
const faultsOf = ({ data, pictures }: Manifest, zip: Zip, prefix: string): ArchiveFault[] => {
  const faults: ArchiveFault[] = [];
  const known = new Map(PARTS.map(part => [part.file, part]));
  for (const { path, part, columns } of data) {
    const ours = known.get(part);
    if (!ours) faults.push(fault('unknown_part', { file: path }));
    for (const column of columns.filter(each => ours && !ours.columns.includes(each))) {
      faults.push(fault('unknown_column', { file: path, column }));
    }
  }
  for (const { path, bytes } of [...data, ...pictures]) {
    const size = zip.sizeOf(`${prefix}${path}`);
    if (size === null) faults.push(fault('missing', { file: path }));
    else if (size !== bytes) faults.push(fault('size', { file: path, bytes: size, expected: bytes }));
  }
  for (const { path, bytes } of pictures) {
    if (bytes > MAX_PICTURE) faults.push(fault('picture_large', { file: path }));
    if (!path.startsWith(PICTURES) || !pictureFile(path.slice(PICTURES.length)))
      faults.push(fault('picture_name', { file: path }));
  }
  return faults;
};

/** The bytes of a file as they pass, held against the sum of the manifest at their end. */
async function* checked(zip: Zip, name: string, { path, sha256 }: FileInside): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of zip.content(name)) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    if (!(error instanceof BrokenZip)) throw error;
    throw new ArchiveProblem([fault('damaged', { file: path })]);
  }
  if (hash.digest('hex') !== sha256) throw new ArchiveProblem([fault('changed', { file: path })]);
}

/** The pictures that the manifest had no room for. */
const furtherPictures = async (zip: Zip, prefix: string, list: FileInside): Promise<FileInside[]> => {
  const name = `${prefix}${list.path}`;
  if (zip.sizeOf(name) === null) throw new ArchiveProblem([fault('missing', { file: list.path })]);
  const text = await wholeOf(checked(zip, name, list), PICTURE_LIST_BYTES, list.path);
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const picture = FileInside.safeParse(parse(line, list.path));
      if (!picture.success) throw damaged(list.path);
      return picture.data;
    });
};

/** Opens an archive and reads what it says of itself. Throws {@link ArchiveProblem}. */
export const openArchive = async (file: FileHandle): Promise<Archive> => {
  try {
    const zip = await openZip(file);
    const prefix = prefixOf(zip);
    if ((zip.sizeOf(`${prefix}${MANIFEST}`) ?? 0) > MANIFEST_BYTES) throw damaged();
    const raw = parse(await wholeOf(zip.content(`${prefix}${MANIFEST}`), MANIFEST_BYTES));
    const { format, version } = (raw ?? {}) as { readonly format?: unknown; readonly version?: unknown };
    if (format !== FORMAT) throw new ArchiveProblem([fault('no_archive')]);
    if (typeof version === 'number' && version > VERSION) {
      throw new ArchiveProblem([fault('newer', { format: version, known: VERSION })]);
    }
    const said = Manifest.safeParse(raw);
    if (!said.success) throw damaged();
    const { picture_list: list, pictures } = said.data;
    const further = list ? await furtherPictures(zip, prefix, list) : [];
    const manifest = { ...said.data, pictures: [...pictures, ...further] };
    const faults = faultsOf(manifest, zip, prefix);
    if (faults.length > 0) throw new ArchiveProblem(faults);
    const files = new Map([...manifest.data, ...manifest.pictures].map(each => [each.path, each] as const));
    return {
      manifest,
      content: path => {
        const named = files.get(path);
        if (!named) throw new Error(`${path} is not in the manifest`);
        return checked(zip, `${prefix}${path}`, named);
      },
    };
  } catch (error) {
    throw error instanceof BrokenZip ? new ArchiveProblem([error.fault]) : error;
  }
};

const LINE_FEED = 10;

/** The lines of a file, some at a time: at most `page` of them. */
export async function* linesOf(archive: Archive, { path }: DataFile, page: number): AsyncGenerator<string[]> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  let lines: string[] = [];
  for await (const chunk of archive.content(path)) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      rest.push(chunk.subarray(from, at));
      lines.push(Buffer.concat(rest).toString('utf8'));
      [rest, restBytes] = [[], 0];
      from = at + 1;
      if (lines.length < page) continue;
      yield lines;
      lines = [];
    }
    if (from < chunk.length) rest.push(Buffer.from(chunk.subarray(from)));
    restBytes += chunk.length - from;
    if (restBytes > MAX_LINE) throw new ArchiveProblem([fault('long_line', { file: path })]);
  }
  if (rest.length > 0) throw new ArchiveProblem([fault('cut_line', { file: path })]);
  if (lines.length > 0) yield lines;
}
