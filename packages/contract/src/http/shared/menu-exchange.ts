import { EXCHANGE_FORMATS, EXCHANGE_LIMITS, LOST, READ_REASONS } from '@tableside/domain/menu-exchange';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { MenuChangeView } from '../console/menu.ts';
import { Empty, Id, Language, Revision } from './shared.ts';

const { lead } = ROLE_GROUPS;

/** Which menu it is, the file itself tells. */
const upload = {
  maxBytes: EXCHANGE_LIMITS.bytes,
  types: ['text/csv', 'application/json', 'text/plain', 'application/octet-stream'],
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
});
export type ReadProblemView = z.infer<typeof ReadProblemView>;

/** As many problems as somebody may want to read. */
export const MAX_PROBLEMS = 500;

export const MenuPreview = z.object({
  format: z.enum(EXCHANGE_FORMATS),
  /** Of the draft that this was compared with. */
  revision: Revision,
  changes: z.array(MenuChangeView),
  /** How many dishes of the file are in the draft as they are in the file. */
  same: z.number().int(),
  /** The first of them; `problem_count` is how many there are. */
  problems: z.array(ReadProblemView).max(MAX_PROBLEMS),
  problem_count: z.number().int(),
  main_language: Language,
});
export type MenuPreview = z.infer<typeof MenuPreview>;

/** The menu as a file, in and out. docs/guide/menu-import.md. */
export const menuExchangeCalls = calls({
  'POST /console/{venue}/menu-exchange/preview': {
    summary:
      'What a file would change in the draft of the menu, and what is wrong with it; nothing is written. The format is found by itself. A file that is no menu is refused with `fields.content`: encoding, too_large, too_many, json, depth, key, quote or columns.',
    access: { staff: lead },
    upload,
    response: MenuPreview,
  },
  'POST /console/{venue}/menu-exchange/import': {
    summary:
      'Takes a file into the draft, but for the dishes of `leave`; nothing is published and nothing is taken away. `revision` is that of the preview: a draft that somebody changed since is refused.',
    access: { staff: lead },
    upload,
    body: z.strictObject({ revision: Revision, leave: z.array(Id).max(EXCHANGE_LIMITS.items) }),
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
