import type { FileKind, Meaning, PageProblem, UnreadableReason } from '@tableside/domain/menu-exchange';
import { PAGE_PROBLEMS, UNREADABLE } from '@tableside/domain/menu-exchange';
import type { TextKey } from '../../i18n/index.ts';

export const FORMAT_WORDS: Record<FileKind, TextKey> = {
  csv: 'menuFiles.format.csv',
  json: 'menuFiles.format.json',
  'uber-eats': 'menuFiles.format.uber-eats',
  'schema-org': 'menuFiles.format.schema-org',
  square: 'menuFiles.format.square',
  deliveroo: 'menuFiles.format.deliveroo',
  'gloria-food': 'menuFiles.format.gloria-food',
  table: 'menuFiles.format.table',
  page: 'menuFiles.format.page',
  pdf: 'menuFiles.format.pdf',
};

export const USE_WORDS: Record<Meaning, TextKey> = {
  name: 'menuFiles.use.name',
  category: 'menuFiles.use.category',
  subcategory: 'menuFiles.use.subcategory',
  description: 'menuFiles.use.description',
  price: 'menuFiles.use.price',
  'lower price': 'menuFiles.use.lowerPrice',
  variation: 'menuFiles.use.variation',
  handle: 'menuFiles.use.handle',
  parent: 'menuFiles.use.parent',
  hidden: 'menuFiles.use.hidden',
  shown: 'menuFiles.use.shown',
  allergens: 'menuFiles.use.allergens',
  tags: 'menuFiles.use.tags',
};

export type Unreadable = UnreadableReason;
export const isUnreadable = (value: unknown): value is Unreadable => UNREADABLE.some(each => each === value);

/** Why an address gave no menu; `no_menu`: it was read, and no dishes stand in it. */
export type AddressProblem = PageProblem | 'no_menu';
export const isPageProblem = (value: unknown): value is PageProblem =>
  PAGE_PROBLEMS.some(each => each === value);
