import {
  COLUMN_USE,
  EXCHANGE_LIMITS,
  FILE_KINDS,
  LOST,
  MENDED_COLUMNS,
  MOST_COLUMNS,
  READ_REASONS,
} from '@tableside/domain/menu-exchange';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { MenuChangeView } from '../console/menu.ts';
import { Empty, Id, Language, Revision } from './shared.ts';

const { lead } = ROLE_GROUPS;

/** Which menu it is, the file itself tells. */
const upload = {
  maxBytes: EXCHANGE_LIMITS.bytes,
  types: [
    'text/csv',
    'text/plain',
    'text/html',
    'application/json',
    'application/pdf',
    'application/vnd.ms-excel',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
} as const;

const ReadProblemView = z.object({
  /** The row as a spreadsheet counts them; null in JSON, where `path` is the way to it. */
  row: z.number().int().nullable(),
  path: z.string(),
  field: z.string(),
  reason: z.enum(READ_REASONS),
  /** What was read there: one line of plain text, cut where it is long; null where there was nothing to quote. */
  value: z.string().nullable(),
  /** What the dish is called, as far as is known. */
  name: z.string(),
  /** `all`: the row or dish is left out; `value`: it is taken without this; `nothing`: it is taken, and to be looked at. */
  lost: z.enum(LOST),
  /** Which column of the table the cell can be written anew in, with what may have been meant; null where it cannot. */
  mend: z.object({ column: z.enum(MENDED_COLUMNS), near: z.array(z.string()) }).nullable(),
});
export type ReadProblemView = z.infer<typeof ReadProblemView>;

/** What a column is: `name`, `price`, `category`, …, or `name (lt)` for a text in another language; null: it is not used. */
const ColumnUse = z.string().regex(COLUMN_USE).nullable();

/** As many as somebody corrects by hand. */
const MAX_MENDED = 1000;

/** What the owner says of a file, so that it is read rightly. */
const FileAnswers = z.strictObject({
  /** What each column is, from the first on. */
  columns: z.array(ColumnUse).max(MOST_COLUMNS).optional(),
  /** The currency of the file whose numbers are to be taken as the venue's, as the preview named it. */
  currency: z.string().max(8).optional(),
  /** Which sheet of a spreadsheet. */
  sheet: z.string().max(200).optional(),
  /** Cells that were wrong, written anew: by the row and the path of the problem. The later of one cell counts. */
  mended: z
    .array(
      z.strictObject({
        row: z.number().int().min(0).max(EXCHANGE_LIMITS.rows),
        path: z.string().max(200),
        column: z.enum(MENDED_COLUMNS),
        text: z.string().max(300),
      }),
    )
    .max(MAX_MENDED)
    .optional(),
});
export type FileAnswers = z.infer<typeof FileAnswers>;

const FileColumn = z.object({ title: z.string(), use: z.string().nullable(), samples: z.array(z.string()) });

/** What may be asked about a file before it is taken. */
const FileAsked = z.object({
  /** Whether the headings leave no doubt of which column is which; asked where they do. */
  is_sure: z.boolean(),
  /** The columns of somebody's table, as they are read; none where the format says itself what is what. */
  columns: z.array(FileColumn),
  /** A currency that the file names and the venue does not sell in; its prices are left out until that is answered. */
  currency: z.string().nullable(),
  /** Of a spreadsheet, those in which something stands. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
});
export type FileAsked = z.infer<typeof FileAsked>;

/** As many problems as somebody may want to read. */
export const MAX_PROBLEMS = 500;

export const MenuPreview = z.object({
  format: z.enum(FILE_KINDS),
  /** Of the draft that this was compared with. */
  revision: Revision,
  changes: z.array(MenuChangeView),
  /** How many dishes of the file are in the draft as they are in the file. */
  same: z.number().int(),
  /** The first of them; `problem_count` is how many there are. */
  problems: z.array(ReadProblemView).max(MAX_PROBLEMS),
  problem_count: z.number().int(),
  main_language: Language,
  asked: FileAsked,
  /** The columns are read as it was said of a table with these headings before: `asked` has them, to be sent with the import. */
  remembered: z.boolean(),
});
export type MenuPreview = z.infer<typeof MenuPreview>;

/** The menu as a file, in and out. docs/guide/menu-import.md. */
export const menuExchangeCalls = calls({
  'POST /console/{venue}/menu-exchange/preview': {
    summary:
      'What a file would change in the draft of the menu, and what is wrong with it; nothing is written. The format is found by itself, and `asked` says what its owner may answer in `answers`. A file that is no menu is refused with `fields.content`: encoding, too_large, too_many, json, depth, key, quote, columns, sheet or empty.',
    access: { staff: lead },
    upload,
    body: z.strictObject({ answers: FileAnswers.optional() }),
    response: MenuPreview,
  },
  'POST /console/{venue}/menu-exchange/address': {
    summary:
      'What stands at a web address, as the file that it is, to be looked at by the preview like any other; nothing is kept. Refuses with `fields.address`: link, not_allowed, unreachable, not_found, sign_in or too_large.',
    access: { staff: lead },
    body: z.strictObject({ address: z.string().trim().min(1).max(2000) }),
    /** `content` in Base64. */
    response: z.object({ name: z.string(), content: z.string() }),
  },
  'POST /console/{venue}/menu-exchange/import': {
    summary:
      'Takes a file into the draft, but for the dishes of `leave`; nothing is published and nothing is taken away. `revision` and `answers` are those of the preview: a draft that somebody changed since is refused.',
    access: { staff: lead },
    upload,
    body: z.strictObject({
      revision: Revision,
      leave: z.array(Id).max(EXCHANGE_LIMITS.items),
      answers: FileAnswers.optional(),
    }),
    response: z.object({ revision: Revision, changes: z.number().int() }),
    errors: ['menu_draft_changed'],
    idempotent: true,
  },
  'GET /console/{venue}/menu-exchange/{format}': {
    summary: 'The draft of the menu as a file: csv, json, uber-eats, schema-org or square.',
    access: { staff: lead },
    response: Empty,
    file: ['text/csv', 'application/json'],
    errors: ['not_found'],
  },
});
