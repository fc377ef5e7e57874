import { readFile as readBytes } from 'node:fs/promises';
import { Refusal } from '@tableside/contract';
import {
  CategoryHeadDocument,
  ItemDocument,
  TagDocument,
} from '@tableside/contract/http/shared/menu-document';
import {
  type Asked,
  picturesNamed,
  type Reading,
  type ReadMenu,
  readFile,
  readRows,
  type Shapes,
  type TableAnswers,
  type TableRead,
  type Unreadable,
  withPicturesHere,
} from '@tableside/domain/menu-exchange';
import type { z } from 'zod';
import { storedPicture } from '../pictures/index.ts';
import { placed, sheetToRead } from './all-sheets.ts';
import { textOf } from './encoding.ts';
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
export type FileAnswers = TableAnswers & { readonly sheet?: string | undefined };
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

const readBook = async (bytes: Buffer, asked: Asked, wanted: string | undefined): Promise<Content> => {
  const plain = isZip(bytes) ? await unpacked(bytes) : bytes;
  const sheets = plain && (await readSheets(plain));
  if (!sheets) return refuse({ unreadable: 'sheet' });
  if (sheets === 'too_many') return refuse({ unreadable: 'too_many' });
  const chosen = sheetToRead(sheets, wanted, asked.reading.main);
  if (!chosen) return refuse({ unreadable: 'empty' });
  const read = readRows(chosen.rows, { ...asked, elsewhere: sheets.length > 1 ? chosen.name : undefined });
  if ('unreadable' in read) return refuse(read);
  return {
    ...placed(read, sheets),
    sheets: sheets.map(({ name }) => name),
    sheet: chosen.isAll ? null : chosen.name,
  };
};

const readText = (bytes: Buffer, asked: Asked): Content => {
  const text = textOf(bytes, asked.reading.main);
  if (text === null) return refuse({ unreadable: 'encoding' });
  const read = readFile(text, asked);
  return 'unreadable' in read ? refuse(read) : { ...read, sheets: [], sheet: null };
};

/** The menu in a file, with those of its pictures that are here. Refuses validation_failed with why it is none. */
export const readContent = async ({ path, reading, mediaDir, answers }: MenuFile): Promise<Content> => {
  const bytes = await readBytes(path);
  const { sheet, ...table } = answers;
  const asked: Asked = { reading, shapes: SHAPES, answers: table, plain: plainText };
  const isBook = isZip(bytes) || isOldOffice(bytes);
  const read = isBook ? await readBook(bytes, asked, sheet) : readText(bytes, asked);
  const here = await picturesHere(mediaDir, read.menu);
  return { ...read, menu: withPicturesHere(read.menu, here, reading.main) };
};
