import { CODE_PAGES, PAPER_COLUMNS, PRINTER_PRINTS, PRINTER_PROBLEMS } from '@tableside/domain/printing';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { Empty, FreeText, Id, Instant } from '../shared/shared.ts';

export const PRINTER_KINDS = ['epos', 'escpos-tcp'] as const;

const settings = {
  name: FreeText(40).trim().min(1),
  /** Epson's ePOS over HTTP, or bare ESC/POS over TCP. */
  kind: z.enum(PRINTER_KINDS),
  /** A host, with a port where it is not the usual one, or a web address; `sandbox:<name>` prints in the sandbox. */
  address: FreeText(200).trim().min(1),
  columns: z.union([z.literal(PAPER_COLUMNS[0]), z.literal(PAPER_COLUMNS[1]), z.literal(PAPER_COLUMNS[2])]),
  code_page: z.enum(CODE_PAGES),
  /** Whose tickets it prints; none: those of all stations. */
  stations: z.array(Id).max(20),
  /** Kitchen tickets, papers of the counter (receipts, bills, day reports), or both; of no account with a `table`. */
  prints: z.enum(PRINTER_PRINTS).default('tickets'),
  /** A cash drawer hangs on it. `validation_failed` with `fields.drawer` `no_papers` where it prints none of the counter. */
  drawer: z.boolean().default(false),
  /** The self-service place whose receipts it prints, and nothing else; null: it stands at none. */
  table: Id.nullable().default(null),
  /** The bridge through which it prints; null: the server calls it by itself. */
  bridge: Id.nullable().default(null),
};

/** SHA-256 of a certificate, as printers and browsers write it. */
export const Fingerprint = z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);

export const PrinterSettings = z.object({
  id: Id,
  ...settings,
  ...stamp,
  table_name: z.string().nullable(),
  bridge_name: z.string().nullable(),
  /** What somebody confirmed as this printer's certificate (over https); null: nobody did. */
  trusted_certificate: Fingerprint.nullable(),
  /** What it showed last and nobody confirmed: nothing is printed until somebody does. */
  shown_certificate: Fingerprint.nullable(),
});
export type PrinterSettings = z.infer<typeof PrinterSettings>;

/** How a printer stands, for who works beside it. */
export const PrinterState = z.object({
  id: Id,
  name: z.string(),
  /** Null: it prints. */
  problem: z.enum(PRINTER_PROBLEMS).nullable(),
  since: Instant.nullable(),
  /** What is not on paper yet. */
  waiting: z.number().int(),
  paper_low: z.boolean(),
  /** Staff may print receipts, bills and day reports on it. */
  papers: z.boolean(),
  /** A cash drawer hangs on it. */
  drawer: z.boolean(),
});
export type PrinterState = z.infer<typeof PrinterState>;

const one = { response: z.object({ printer: PrinterSettings }) };

/** Kitchen tickets on paper. */
export const consolePrintingCalls = calls({
  'GET /console/{venue}/printers': {
    summary: 'How the printers stand and how many tickets wait for each.',
    access: { staff: ROLE_GROUPS.service },
    response: z.object({ printers: z.array(PrinterState) }),
  },
  'GET /console/{venue}/printers/settings': {
    summary:
      "The venue's printers as they are set up, the stations they may print for, and whether there is a sandbox.",
    access: { staff: ROLE_GROUPS.lead },
    response: z.object({
      printers: z.array(PrinterSettings),
      stations: z.array(z.object({ id: Id, name: z.string() })),
      /** Self-service places. */
      tables: z.array(z.object({ id: Id, name: z.string() })),
      bridges: z.array(z.object({ id: Id, name: z.string() })),
      sandbox: z.boolean(),
    }),
  },
  'POST /console/{venue}/printers': {
    summary:
      "Adds a printer; orders accepted from now on come out of it. `validation_failed` with `fields.address` `invalid` or `not_allowed` (the server's own network, unless the operator allows printers there), `fields.table` `taken` or `unknown`, `fields.bridge` `unknown`.",
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject(settings),
    ...one,
  },
  'POST /console/{venue}/printers/{printer}': {
    summary:
      'Changes a printer; what waits for it goes to its new address. settings_changed over what a colleague saved meanwhile.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({ ...over, ...settings }),
    ...one,
    errors: ['not_found', 'settings_changed'],
  },
  'POST /console/{venue}/printers/{printer}/remove': {
    summary: 'Removes a printer with what waits for it.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({}),
    response: Empty,
    errors: ['not_found'],
  },
  'POST /console/{venue}/printers/{printer}/test': {
    summary: 'Prints a page with its name, width and letters, past what waits; says what became of it.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({}),
    response: z.object({ outcome: z.enum(['printed', ...PRINTER_PROBLEMS]) }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/printers/{printer}/trust': {
    summary:
      'Says that the certificate a printer shows is its own; what waits is printed. `not_found` when it does not show this one any more.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({ certificate: Fingerprint }),
    ...one,
    errors: ['not_found'],
  },
  'POST /console/{venue}/printers/{printer}/drop': {
    summary: 'Throws away what waits for a printer: it was cooked from the screen meanwhile.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({}),
    response: z.object({ dropped: z.number().int() }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/kitchen/orders/{order}/reprint': {
    summary:
      'Prints an order once more, marked as a copy, at every printer that has lines of it; how many those are.',
    access: { staff: ROLE_GROUPS.service },
    body: z.strictObject({}),
    response: z.object({ printers: z.number().int() }),
    errors: ['order_not_found'],
    idempotent: true,
  },
});
