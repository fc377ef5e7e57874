import { isUtf8 } from 'node:buffer';
import { readFile as readBytes } from 'node:fs/promises';
import { Refusal } from '@tableside/contract';
import {
  CategoryHeadDocument,
  ItemDocument,
  TagDocument,
} from '@tableside/contract/http/shared/menu-document';
import {
  type ExchangeFormat,
  picturesNamed,
  type Reading,
  type ReadMenu,
  readFile,
  type Shapes,
  type Unreadable,
  withPicturesHere,
} from '@tableside/domain/menu-exchange';
import type { z } from 'zod';
import { storedPicture } from '../pictures/index.ts';

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

/** UTF-8, or what spreadsheets save as Unicode text: UTF-16 that says so. Null: which letters are meant cannot be told. */
const textOf = (bytes: Buffer): string | null => {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  if (encoding === '') return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The pictures of a file that are stored here. */
const picturesHere = async (mediaDir: string, menu: ReadMenu): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(
    picturesNamed(menu).map(async id => ((await storedPicture(mediaDir, id)) ? [id] : [])),
  );
  return new Set(found.flat());
};

export type MenuFile = { readonly path: string; readonly reading: Reading; readonly mediaDir: string };

/** The menu in a file, with those of its pictures that are here. Refuses validation_failed with why it is none. */
export const readContent = async ({
  path,
  reading,
  mediaDir,
}: MenuFile): Promise<{ readonly format: ExchangeFormat; readonly menu: ReadMenu }> => {
  const text = textOf(await readBytes(path));
  if (text === null) return refuse({ unreadable: 'encoding' });
  const read = readFile(text, reading, SHAPES);
  if ('unreadable' in read) return refuse(read);
  const { format, menu } = read;
  return { format, menu: withPicturesHere(menu, await picturesHere(mediaDir, menu), reading.main) };
};
