import type { ExchangeFormat } from '@tableside/domain/menu-exchange';
import type { TextKey } from '../../i18n/index.ts';

export const FORMAT_WORDS: Record<ExchangeFormat, TextKey> = {
  csv: 'menuFiles.format.csv',
  json: 'menuFiles.format.json',
  'uber-eats': 'menuFiles.format.uber-eats',
  'schema-org': 'menuFiles.format.schema-org',
  square: 'menuFiles.format.square',
};

const UNREADABLE = ['encoding', 'too_large', 'too_many', 'json', 'depth', 'key', 'quote', 'columns'] as const;
export type Unreadable = (typeof UNREADABLE)[number];
export const isUnreadable = (value: unknown): value is Unreadable => UNREADABLE.some(each => each === value);
