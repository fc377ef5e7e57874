import { isUtf8 } from 'node:buffer';
import { Refusal } from '@tableside/contract';
import { CategoryHeadDocument, ItemDocument, TagDocument } from '@tableside/contract/http/menu-document';
import {
  EXCHANGE_LIMITS,
  type ExchangeFormat,
  type Reading,
  type ReadMenu,
  readFile,
  type Shapes,
  type Unreadable,
} from '@tableside/domain/menu-exchange';
import type { z } from 'zod';
import type { Venue } from '../venues/index.ts';

const shapeOf =
  <T>(schema: z.ZodType<T>) =>
  (value: unknown): { readonly value: T } | { readonly wrong: string } => {
    const { success, data, error } = schema.safeParse(value);
    return success ? { value: data } : { wrong: error.issues[0]?.path.join('.') ?? '' };
  };

const SHAPES: Shapes = {
  tag: shapeOf(TagDocument),
  category: shapeOf(CategoryHeadDocument),
  item: shapeOf(ItemDocument),
};

const refuse = ({ unreadable }: Unreadable): never => {
  throw new Refusal('validation_failed', { fields: { content: unreadable } });
};

export const readingOf = ({ settings }: Venue): Reading => ({
  main: settings.mainLanguage,
  currency: settings.currency,
});

/** The menu in a file. Refuses validation_failed with why it is none. */
export const readContent = (
  content: string,
  venue: Venue,
): { readonly format: ExchangeFormat; readonly menu: ReadMenu } => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > EXCHANGE_LIMITS.bytes) return refuse({ unreadable: 'too_large' });
  if (!isUtf8(bytes)) return refuse({ unreadable: 'encoding' });
  const read = readFile(bytes.toString('utf8'), readingOf(venue), SHAPES);
  return 'unreadable' in read ? refuse(read) : read;
};
