import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type DataFile, type FileInside, FORMAT, MANIFEST, Manifest, PICTURES, VERSION } from './format.ts';
import { PARTS } from './parts.ts';
import { pictureFile } from './pictures.ts';
import { ArchiveProblem } from './problem.ts';
import { BrokenZip, openZip, type Zip } from './zip/read-zip.ts';

/** More than this is no manifest. */
const MANIFEST_BYTES = 64 * 1024 * 1024;

/** More than a record or a picture of ours ever has: what is packed small is not unpacked into all of the memory. */
const LONGEST_LINE = 64 * 1024 * 1024;
const LARGEST_PICTURE = 32 * 1024 * 1024;

export type Archive = {
  readonly manifest: Manifest;
  /** The content of a file that the manifest names; ends with its own check. */
  readonly content: (path: string) => AsyncGenerator<Buffer>;
};

/** Where the files begin: whoever unpacked it and packed it again may have put a folder around. */
const prefixOf = (zip: Zip): string => {
  const found = zip.names.filter(name => /^(?:[^/]+\/)?manifest\.json$/.test(name));
  const [only = ''] = found.sort((a, b) => a.length - b.length);
  if (only === '') throw new ArchiveProblem([`${MANIFEST} is missing: this is no archive of a venue.`]);
  return only.slice(0, -MANIFEST.length);
};

const allOf = async (content: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArchiveProblem([`${MANIFEST} is damaged.`]);
  }
};

/** What is wrong with a manifest that can be read. A part or column that is not in it was not there yet when it was made. */
const problemsOf = ({ data, pictures }: Manifest, zip: Zip, prefix: string): string[] => {
  const problems: string[] = [];
  const known = new Map(PARTS.map(part => [part.file, part]));
  for (const { path, part, columns } of data) {
    const ours = known.get(part);
    if (!ours) problems.push(`${path} holds what this version does not know: it is of a newer one.`);
    for (const column of columns.filter(each => ours && !ours.columns.includes(each))) {
      problems.push(`${path} has the column ${column}, which this version does not know.`);
    }
  }
  for (const { path, bytes } of [...data, ...pictures]) {
    const size = zip.sizeOf(`${prefix}${path}`);
    if (size === null) problems.push(`${path} is missing.`);
    else if (size !== bytes) problems.push(`${path} has ${size} bytes in place of ${bytes}.`);
  }
  for (const { path, bytes } of pictures) {
    if (bytes > LARGEST_PICTURE) problems.push(`${path} is too large for a picture.`);
    if (!path.startsWith(PICTURES) || !pictureFile(path.slice(PICTURES.length)))
      problems.push(`${path} is no name of a picture.`);
  }
  return problems;
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
    throw new ArchiveProblem([`${path} is damaged.`]);
  }
  if (hash.digest('hex') !== sha256) throw new ArchiveProblem([`${path} is not what was written.`]);
}

/** Opens an archive and reads what it says of itself. Throws {@link ArchiveProblem}. */
export const openArchive = async (file: FileHandle): Promise<Archive> => {
  try {
    const zip = await openZip(file);
    const prefix = prefixOf(zip);
    if ((zip.sizeOf(`${prefix}${MANIFEST}`) ?? 0) > MANIFEST_BYTES)
      throw new ArchiveProblem([`${MANIFEST} is damaged.`]);
    const raw = parse((await allOf(zip.content(`${prefix}${MANIFEST}`))).toString('utf8'));
    const { format, version } = (raw ?? {}) as { readonly format?: unknown; readonly version?: unknown };
    if (format !== FORMAT) throw new ArchiveProblem(['This is no archive of a venue.']);
    if (typeof version === 'number' && version > VERSION) {
      throw new ArchiveProblem([
        `The archive is of format ${version}, and this program knows formats up to ${VERSION}: restore it with a newer one.`,
      ]);
    }
    const manifest = Manifest.safeParse(raw);
    if (!manifest.success) throw new ArchiveProblem([`${MANIFEST} is damaged.`]);
    const problems = problemsOf(manifest.data, zip, prefix);
    if (problems.length > 0) throw new ArchiveProblem(problems);
    const files = new Map(
      [...manifest.data.data, ...manifest.data.pictures].map(each => [each.path, each] as const),
    );
    return {
      manifest: manifest.data,
      content: path => {
        const named = files.get(path);
        if (!named) throw new Error(`${path} is not in the manifest`);
        return checked(zip, `${prefix}${path}`, named);
      },
    };
  } catch (error) {
    throw error instanceof BrokenZip ? new ArchiveProblem([error.message]) : error;
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
    if (restBytes > LONGEST_LINE)
      throw new ArchiveProblem([`${path} has a line that is too long for a record.`]);
  }
  if (rest.length > 0) throw new ArchiveProblem([`${path} ends in the middle of a line.`]);
  if (lines.length > 0) yield lines;
}
