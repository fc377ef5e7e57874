import type { DishTag, DraftItem, DraftVariation, Option, OptionGroup, Translated } from '../menu/index.ts';
import type { CategoryHead } from '../menu-edit/index.ts';

/** The files a menu can come from; all of them can be written as well. */
export const EXCHANGE_FORMATS = ['csv', 'json', 'uber-eats', 'schema-org', 'square'] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** What a file can be found to be; a table of somebody's is one by its headings. */
export const FILE_KINDS = [...EXCHANGE_FORMATS, 'deliveroo', 'gloria-food', 'table', 'page', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Largest file in bytes, and most of what is in it; `depth` is how far JSON may be nested. */
export const EXCHANGE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  rows: 100_000,
  items: 5000,
  options: 100_000,
  categories: 500,
  tags: 500,
  depth: 40,
} as const;

/** As many as the editor takes, too. */
export const ITEM_LIMITS = {
  variations: 60,
  groups: 40,
  options: 100,
  tags: 40,
  subcategories: 60,
  station: 40,
} as const;

export const READ_REASONS = [
  'required',
  /** A price of 0 that nobody said is meant. */
  'free',
  'amount',
  'too_long',
  'above_price',
  'limits',
  'empty',
  'number',
  'duplicate',
  'too_many',
  /** It names something that is not there. */
  'unknown',
  /** A cell that a spreadsheet would calculate. */
  'formula',
  /** A cell whose quotation mark is not closed before the next cell. */
  'quote',
  /** A row that belongs below another which is missing or left out. */
  'alone',
  /** Of another currency than the venue's. */
  'currency',
  /** The format can say it and a menu here cannot. */
  'unsupported',
  /** Not of the form that the format has. */
  'form',
] as const;
export type ReadReason = (typeof READ_REASONS)[number];

/** Where in a file something stands: the row as a spreadsheet counts them, or the way to it in JSON. */
export type Place = { readonly row: number | null; readonly path: string };

export const LOST = ['all', 'value', 'nothing'] as const;
export type Lost = (typeof LOST)[number];

export type ReadProblem = Place & {
  readonly field: string;
  readonly reason: ReadReason;
  /** What was read there, fit to be shown; null where there was nothing, or more than a word can say. */
  readonly value: string | null;
  /** What the dish is called, as far as is known. */
  readonly name: string;
  /** Whether the whole row or dish is left out, or taken without this; `nothing`: it is taken, and to be looked at. */
  readonly lost: Lost;
  /** Which column of a table its cell can be written anew in, and what may have been meant there. */
  readonly column?: string;
  readonly near?: readonly string[];
};

/** What a file says of something: a field that is absent is not spoken of. `id` null: the file has none. */
export type Said<T> = { readonly [K in Exclude<keyof T, 'id' | 'name'>]?: T[K] } & {
  readonly id: string | null;
  readonly name: Translated;
};
/** A part of a dish that the file names and that could not be read: it stays as it is, and a new one does not come. */
type MayBeLeft = { readonly leftOut?: true };
export type ReadVariation = Said<DraftVariation> & MayBeLeft;
/** `free`: the file says that it adds nothing, and does not only know no price. */
export type ReadOption = Said<Option> & MayBeLeft & { readonly free?: true };
export type ReadGroup = Omit<Said<OptionGroup>, 'options'> &
  MayBeLeft & { readonly options: readonly ReadOption[] };
export type ReadItem = Omit<
  Said<DraftItem>,
  'variations' | 'optionGroups' | 'subcategory' | 'tags' | 'price'
> & {
  readonly place: Place;
  /** By id, or by name in the main language. */
  readonly tags?: readonly string[];
  readonly subcategory?: string | null;
  readonly price?: DraftItem['price'];
  readonly variations?: readonly ReadVariation[];
  readonly optionGroups?: readonly ReadGroup[];
};
export type ReadCategory = Said<CategoryHead> & {
  readonly place: Place;
  readonly items: readonly ReadItem[];
};

/** A file as read: what was good, and what was not. */
export type ReadMenu = {
  readonly tags: readonly DishTag[];
  readonly categories: readonly ReadCategory[];
  readonly problems: readonly ReadProblem[];
};

export const UNREADABLE = [
  'encoding',
  'too_large',
  'too_many',
  'json',
  'depth',
  'key',
  'quote',
  'columns',
  /** A spreadsheet that is broken, locked by a password, or unpacks to more than any menu. */
  'sheet',
  /** A PDF without text, as of a scanner, or locked by a password. */
  'pdf',
  /** Nothing stands in it. */
  'empty',
] as const;
export type UnreadableReason = (typeof UNREADABLE)[number];

/** Why nothing could be read from a web address. */
export const PAGE_PROBLEMS = [
  /** It is none. */
  'link',
  /** It leads into the server's own network. */
  'not_allowed',
  'unreachable',
  'not_found',
  'sign_in',
  'too_large',
] as const;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];

/** A file that is no menu at all: nothing of it can be kept. */
export type Unreadable = {
  readonly unreadable: UnreadableReason;
};

/** What every reader has to know of the venue. */
export type Reading = {
  readonly main: string;
  readonly currency: { readonly code: string; readonly decimals: number };
};
