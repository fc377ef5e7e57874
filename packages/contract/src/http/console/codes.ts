import { MAX_TABLE_NAME, MAX_TABLES_IN_USE, PRINT_KINDS } from '@tableside/domain/codes';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { TABLE_TYPES } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Empty, FreeText, Id, Instant } from '../shared/shared.ts';

const { lead } = ROLE_GROUPS;
const Name = z.string().trim().min(1).max(MAX_TABLE_NAME);
const Area = FreeText(60).trim();

/** A table with its codes. */
export const CodedTable = z.object({
  id: Id,
  name: z.string(),
  area: z.string(),
  order_type: z.enum(TABLE_TYPES),
  /** What is printed. */
  hash: z.string(),
  short_code: z.string(),
  /** Out of use, its codes open nothing. */
  in_use: z.boolean(),
  /** The last time somebody sat down with a phone; null: not in the last three months. */
  last_scan_at: Instant.nullable(),
  /** What stood on the code when it was last printed; null: never, as it is now. */
  printed: z.object({ address: z.string(), name: z.string(), at: Instant }).nullable(),
});
export type CodedTable = z.infer<typeof CodedTable>;

const Codes = z.object({
  /** What codes begin with when they are printed now, without a trailing slash. */
  address: z.string(),
  areas: z.array(z.string()),
  tables: z.array(CodedTable),
});

const tableFields = { name: Name, area: Area, order_type: z.enum(TABLE_TYPES), in_use: z.boolean() };

/** Tables, their printed codes and their spoken ones. */
export const consoleCodeCalls = calls({
  'GET /console/{venue}/codes': {
    summary: 'Every table of the venue with its codes, also those out of use, and how each was last printed.',
    access: { staff: lead },
    response: Codes,
  },
  'POST /console/{venue}/codes/add': {
    summary: 'Adds tables behind those the venue has; each gets a printed and a spoken code.',
    access: { staff: lead },
    body: z.strictObject({
      names: z.array(Name).min(1).max(MAX_TABLES_IN_USE),
      area: Area.default(''),
      order_type: z.enum(TABLE_TYPES).default('default'),
    }),
    response: Codes,
    errors: ['table_name_taken'],
    idempotent: true,
  },
  'POST /console/{venue}/codes/{table}/change': {
    summary:
      'Renames a table, puts it in another area, changes how it takes orders, or takes it out of use and back. Its codes stay. `was` is the table that was seen: what a colleague changed since stays, and `settings_changed` names in `fields` what both changed. `table_occupied` while guests sit there and it would take orders differently or not at all.',
    access: { staff: lead },
    body: z.strictObject({ ...tableFields, was: z.strictObject(tableFields).optional() }),
    response: Codes,
    errors: ['table_not_found', 'table_name_taken', 'table_occupied', 'settings_changed'],
    idempotent: true,
  },
  'POST /console/{venue}/codes/{table}/rotate': {
    summary:
      'Gives a table new codes. Who scans the old ones reads that they are no longer in use; guests who sit there stay.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: Codes,
    errors: ['table_not_found'],
    idempotent: true,
  },
  'POST /console/{venue}/codes/print': {
    summary:
      "The codes of tables as a file: a PDF with an A4 sheet of many, A6 signs or stickers, or one table's as PNG or SVG. Notes with which address they were printed.",
    access: { staff: lead },
    body: z.strictObject({
      tables: z.array(Id).min(1).max(MAX_TABLES_IN_USE),
      as: z.enum(PRINT_KINDS),
    }),
    response: Empty,
    file: ['application/pdf', 'image/png', 'image/svg+xml'],
    errors: ['table_not_found'],
  },
});
