import { readFile as readBytes } from 'node:fs/promises';
import { Refusal } from '@tableside/contract';
import {
  CategoryHeadDocument,
  ItemDocument,
  TagDocument,
} from '@tableside/contract/http/shared/menu-document';
import {
  type Asked,
  type Line,
  linesToRows,
  type Mended,
  picturesNamed,
  type ReadFile,
  type Reading,
  type ReadMenu,
  readFile,
  readParsed,
  readRows,
  type Shapes,
  type TableAnswers,
  type TableRead,
  type Unreadable,
  withPicturesHere,
} from '@tableside/domain/menu-exchange';
import type { z } from 'zod';
import { readCsv } from '../../tables/read-csv.ts';
import { storedPicture } from '../pictures/index.ts';
import { placed, sheetToRead, unplaced } from './all-sheets.ts';
import { textOf } from './encoding.ts';
import { isPage, readPage } from './page.ts';
import { readPdf } from './pdf.ts';
import { plainText } from './plain-text.ts';
import { readSheets } from './sheets.ts';
import { unpacked } from './unzip.ts';

const shapeOf =
  <T>(schema: z.ZodType<T>) =>
  (value: unknown): { readonly value: T } | { readonly wrong: readonly string[] } => {
    const { success, data, error } = schema.safeParse(value);
    if (success) return { value: data };
    const [issue] = error.issues;
    const inside = (issue?.path ?? []).map(String);
    // A field that no menu has is told by its own name, not by that of what it is in.
    return { wrong: issue?.code === 'unrecognized_keys' ? [...inside, ...issue.keys.slice(0, 1)] : inside };
  };

const SHAPES: Shapes = {
  tag: shapeOf(TagDocument),
  category: shapeOf(CategoryHeadDocument),
  item: shapeOf(ItemDocument),
};

const refuse = ({ unreadable }: Unreadable): never => {
  throw new Refusal('validation_failed', { fields: { content: unreadable } });
};

/** The pictures of a file that are stored here. */
const picturesHere = async (mediaDir: string, menu: ReadMenu): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(
    picturesNamed(menu).map(async id => ((await storedPicture(mediaDir, id)) ? [id] : [])),
  );
  return new Set(found.flat());
};

/** What the owner said of a file. */
export type FileAnswers = Omit<TableAnswers, 'mended'> & {
  readonly sheet?: string | undefined;
  readonly mended?: readonly (Mended & { readonly path: string })[] | undefined;
};
export type MenuFile = {
  readonly path: string;
  readonly reading: Reading;
  readonly mediaDir: string;
  readonly answers: FileAnswers;
};

/** A file as read, and the tables of it that can be chosen from. */
export type Content = TableRead & { readonly sheets: readonly string[]; readonly sheet: string | null };

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
const isOldOffice = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'));

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

const readBook = async (bytes: Buffer, asked: Asked, wanted: string | undefined): Promise<Content> => {
  const plain = isZip(bytes) ? await unpacked(bytes) : bytes;
  const sheets = plain && (await readSheets(plain));
  if (!sheets) return refuse({ unreadable: 'sheet' });
  if (sheets === 'too_many') return refuse({ unreadable: 'too_many' });
  const chosen = sheetToRead(sheets, wanted, asked.reading.main);
  if (!chosen) return refuse({ unreadable: 'empty' });
  const mended = (asked.answers?.mended ?? []).map(each => unplaced(each, sheets));
  const read = readRows(chosen.rows, {
    ...asked,
    answers: { ...asked.answers, mended },
    elsewhere: sheets.length > 1 ? chosen.name : undefined,
  });
  if ('unreadable' in read) return refuse(read);
  return {
    ...placed(read, sheets),
    sheets: sheets.map(({ name }) => name),
    sheet: chosen.isAll ? null : chosen.name,
  };
};

const alone = (read: ReadFile): Content =>
  'unreadable' in read ? refuse(read) : { ...read, sheets: [], sheet: null };

/** A menu by the lines of a page or a PDF: what is found is a guess, and looked at like any other. */
const readLines = (lines: readonly Line[], format: 'page' | 'pdf', asked: Asked): Content => {
  const rows = linesToRows(lines);
  if (rows.length === 1) return refuse({ unreadable: 'columns' });
  return { ...alone(readRows(rows, asked)), format };
};

const readHtml = async (
  text: string,
  bytes: Buffer,
  asked: Asked,
  wanted: string | undefined,
): Promise<Content> => {
  const { linked, hasTable, lines } = readPage(text);
  const read = readParsed(linked, asked);
  if (!('unreadable' in read)) return alone(read);
  if (!hasTable) return readLines(lines, 'page', asked);
  return readBook(bytes, asked, wanted).catch(() => readLines(lines, 'page', asked));
};

const readPdfFile = async (bytes: Buffer, asked: Asked): Promise<Content> => {
  const lines = await readPdf(bytes);
  if (lines === 'too_many') return refuse({ unreadable: 'too_many' });
  return lines === null ? refuse({ unreadable: 'pdf' }) : readLines(lines, 'pdf', asked);
};

const readBytesOf = async (bytes: Buffer, asked: Asked, wanted: string | undefined): Promise<Content> => {
  if (isZip(bytes) || isOldOffice(bytes)) return readBook(bytes, asked, wanted);
  if (isPdf(bytes)) return readPdfFile(bytes, asked);
  const text = textOf(bytes, asked.reading.main);
  if (text === null) return refuse({ unreadable: 'encoding' });
  return isPage(text) ? readHtml(text, bytes, asked, wanted) : alone(readFile(text, asked));
};

/** The menu in a file, with those of its pictures that are here. Refuses validation_failed with why it is none. */
export const readContent = async ({ path, reading, mediaDir, answers }: MenuFile): Promise<Content> => {
  const bytes = await readBytes(path);
  const asked: Asked = { reading, rowsOf: readCsv, shapes: SHAPES, answers, plain: plainText };
  const read = await readBytesOf(bytes, asked, answers.sheet);
  const here = await picturesHere(mediaDir, read.menu);
  return { ...read, menu: withPicturesHere(read.menu, here, reading.main) };
};
