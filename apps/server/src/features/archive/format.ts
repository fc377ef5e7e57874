import { z } from 'zod';

/** Name and version of the format; a version is raised when an earlier program could not restore what it brings. */
export const FORMAT = 'tableside-archive';
/** The newest that is read. What needs nothing of it is written as the first, so that earlier programs restore it. */
export const VERSION = 2;
export const MANIFEST = 'manifest.json';
export const README = 'README.txt';
export const DATA = 'data/';
export const PICTURES = 'pictures/';
/** Where the files of pictures are listed that a manifest has no room for, a line each; since version 2. */
export const PICTURE_LIST = 'pictures.jsonl';
/** Files of pictures that a manifest lists itself: some 150 bytes each, of the 1 MB that is read of it. */
export const MAX_IN_MANIFEST = 2_000;

const Whole = z.number().int();

/** What the books of a venue come to, by currency; minor units. Equal before and after, to the cent. */
const Sums = z.record(
  z.string(),
  z.strictObject({
    orders: Whole,
    ordered: Whole,
    bills: Whole,
    billed: Whole,
    payments: Whole,
    captured: Whole,
    refunded: Whole,
    /** What a Z report says came in, all of them together. */
    closed: Whole,
    /** Balances of the journal. */
    accounts: z.record(z.string(), Whole),
  }),
);
export type Sums = z.infer<typeof Sums>;

export const FileInside = z.object({
  path: z.string().max(200),
  bytes: Whole,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FileInside = z.infer<typeof FileInside>;

const DataFile = FileInside.extend({
  /** Which part it is of; a large part is several files, in order. */
  part: z.string(),
  lines: Whole,
  columns: z.array(z.string()),
});
export type DataFile = z.infer<typeof DataFile>;

export const Manifest = z.object({
  format: z.literal(FORMAT),
  version: Whole.min(1),
  made_at: z.string(),
  /** The program that wrote it. */
  program: z.string(),
  /** Where the codes lead that were printed; null: nobody said. */
  address: z.string().nullable(),
  venue: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  sums: Sums,
  /** The last number of the chain of the books and its hash. */
  chain: z.object({ number: Whole, hash: z.string() }),
  data: z.array(DataFile),
  pictures: z.array(FileInside),
  /** The file that lists further pictures. */
  picture_list: FileInside.optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/** How far the making of an archive is. */
export type Progress = { readonly records: number; readonly inAll: number; readonly bytes: number };
