import type { Database, Run } from '../../../database/database.ts';
import type { Clock } from '../../../deps.ts';
import { FIRST_HASH, headOfChain, sealVenue } from '../../ledger/index.ts';
import {
  DATA,
  type DataFile,
  type FileInside,
  FORMAT,
  MANIFEST,
  MAX_IN_MANIFEST,
  type Manifest,
  PICTURE_LIST,
  PICTURES,
  type Progress,
  README,
  VERSION,
} from '../format.ts';
import type { Part } from '../parts/part.ts';
import { PARTS } from '../parts/parts.ts';
import { ZipWriter } from '../zip/write-zip.ts';
import { picturesIn, picturesOf } from './pictures.ts';
import { atOneMoment, countLines, readLines, readSums, type Subject } from './read-store.ts';
import { readmeOf } from './readme.ts';

/** A part beyond this goes on in another file: no program has trouble with files of this size. */
const FILE_BYTES = 1024 * 1024 * 1024;

/** What a manifest says that it was written by. */
export const PROGRAM = 'Tableside';

/** Documents that name pictures. */
const WITH_PICTURES: readonly string[] = ['venue', 'menu', 'menu-draft'];

export type ArchiveOf = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mediaDir: string;
  /** Where guests find the installation. */
  readonly address: string | null;
};

type Writing = {
  readonly zip: ZipWriter;
  readonly pictures: Set<string>;
  readonly progress: (lines: number) => void;
};

/** One part, in as many files as it needs; its lines are read once. */
const writePart = async (
  pages: AsyncIterator<string[]>,
  part: Part,
  { zip, pictures, progress }: Writing,
): Promise<DataFile[]> => {
  const files: DataFile[] = [];
  let over = false;
  while (!over) {
    let [bytes, lines] = [0, 0];
    const content = async function* (): AsyncGenerator<string> {
      while (bytes < FILE_BYTES) {
        const next = await pages.next();
        if (next.done === true) {
          over = true;
          return;
        }
        if (WITH_PICTURES.includes(part.file)) {
          for (const line of next.value) picturesIn(JSON.parse(line), pictures);
        }
        const text = `${next.value.join('\n')}\n`;
        bytes += Buffer.byteLength(text);
        lines += next.value.length;
        progress(next.value.length);
        yield text;
      }
    };
    const name = files.length === 0 ? part.file : `${part.file}-${files.length + 1}`;
    const written = await zip.add(`${DATA}${name}.jsonl`, content());
    files.push({ ...written, part: part.file, lines, columns: [...part.columns] });
  }
  return files;
};

type Read = Pick<Manifest, 'venue' | 'sums' | 'chain' | 'data'>;

const writeData = async (
  run: Run,
  venue: Subject,
  zip: ZipWriter,
  pictures: Set<string>,
  report: (progress: Progress) => void,
): Promise<Read> => {
  let inAll = 0;
  for (const part of PARTS) inAll += await countLines(run, part, venue.id);
  let records = 0;
  const progress = (lines: number): void => {
    records += lines;
    report({ records, inAll, bytes: zip.bytes });
  };
  const data: DataFile[] = [];
  for (const part of PARTS) {
    data.push(...(await writePart(readLines(run, part, venue.id), part, { zip, pictures, progress })));
  }
  const head = await headOfChain(run, venue.id);
  const chain = { number: head?.number ?? 0, hash: (head?.hash ?? FIRST_HASH).toString('hex') };
  return { venue, sums: await readSums(run, venue.id), chain, data };
};

/**
 * Writes everything a venue has into one zip, handed to `write` from its front to its end. What is in the database is read
 * at one moment; that moment is over before pictures are read, and lasts no longer than reading and packing do: whoever
 * is slower than that takes it from a file. docs/guide/leave-with-everything.md
 */
export const writeArchive = async (
  of: ArchiveOf,
  venue: Subject,
  write: (chunk: Buffer) => Promise<void>,
  report: (progress: Progress) => void = () => undefined,
): Promise<Manifest> => {
  const { database, clock, mediaDir, address } = of;
  await sealVenue(database, venue.id, clock());
  const zip = new ZipWriter(write);
  const ids = new Set<string>();
  await zip.add(README, [readmeOf(venue.name)]);
  const read = await atOneMoment(database, run => writeData(run, venue, zip, ids, report));
  const inAll = read.data.reduce((all, { lines }) => all + lines, 0);
  const pictures: FileInside[] = [];
  for await (const { path, content } of picturesOf(mediaDir, ids)) {
    pictures.push(await zip.add(`${PICTURES}${path}`, content(), 'packed'));
    report({ records: inAll, inAll, bytes: zip.bytes });
  }
  const further = pictures.splice(MAX_IN_MANIFEST);
  const picture_list =
    further.length > 0 &&
    (await zip.add(
      PICTURE_LIST,
      further.map(each => `${JSON.stringify(each)}\n`),
    ));
  const made_at = new Date(clock()).toISOString();
  const manifest = {
    format: FORMAT,
    version: picture_list ? VERSION : 1,
    made_at,
    program: PROGRAM,
    address,
    ...read,
    pictures,
    ...(picture_list && { picture_list }),
  } as const;
  await zip.add(MANIFEST, [`${JSON.stringify(manifest)}\n`]);
  await zip.end();
  report({ records: inAll, inAll, bytes: zip.bytes });
  return manifest;
};
