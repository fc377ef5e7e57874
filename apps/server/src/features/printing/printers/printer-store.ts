import {
  type CodePage,
  type PaperColumns,
  type PrinterPrints,
  type PrinterProblem,
  printsTickets,
} from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';

export type PrinterWish = {
  readonly name: string;
  readonly kind: 'epos' | 'escpos-tcp';
  readonly address: string;
  readonly columns: PaperColumns;
  readonly code_page: CodePage;
  readonly stations: readonly string[];
  readonly prints: PrinterPrints;
  /** A cash drawer hangs on it. */
  readonly drawer: boolean;
  /** The self-service place whose receipts it prints, and nothing else; null: it stands at none. */
  readonly table: string | null;
  /** The bridge through which it prints; null: the server calls it. */
  readonly bridge: string | null;
};
export type PrinterRow = Omit<PrinterWish, 'table' | 'bridge'> & {
  readonly bridge_id: string | null;
  readonly bridge_name: string | null;
  readonly table_id: string | null;
  readonly table_name: string | null;
  readonly id: string;
  readonly venue_id: string;
  readonly changed_by: string;
  readonly problem: PrinterProblem | null;
  readonly problem_since: Date | null;
  readonly failures: number;
  readonly paper_low: boolean;
  /** SHA-256 of what people confirmed as its certificate, and of what it showed last that nobody has. */
  readonly trusted_certificate: string | null;
  readonly shown_certificate: string | null;
};

const COLUMNS = `id, venue_id, name, kind, address, columns, code_page, stations, prints, drawer, table_id, bridge_id,
  (select b.name from bridge b where b.id = bridge_id) as bridge_name,
  (select v.name from venue_table v where v.id = table_id) as table_name, changed_by, problem, problem_since, failures,
  paper_low, trusted_certificate, shown_certificate`;

export const readPrinters = (run: Run, venueId: string): Promise<PrinterRow[]> =>
  run<PrinterRow>('printers', `select ${COLUMNS} from printer where venue_id = $1 order by name, id`, [
    venueId,
  ]);

/** Those that print tickets. */
export const readTicketPrinters = async (run: Run, venueId: string): Promise<PrinterRow[]> =>
  (await readPrinters(run, venueId)).filter(printsTickets);

/** The printer of a self-service place, and whether something is printed on it now; null: none stands there. */
export const printerOfTable = async (
  run: Run,
  tableId: string,
): Promise<(PrinterRow & { readonly busy: boolean }) | null> => {
  const [row] = await run<PrinterRow & { busy: boolean }>(
    'printer-of-table',
    `select ${COLUMNS}, busy_by is not null as busy from printer where table_id = $1`,
    [tableId],
  );
  return row ?? null;
};

export const readPrinter = async (run: Run, venueId: string, id: string): Promise<PrinterRow | null> => {
  const [row] = await run<PrinterRow>(
    'printer',
    `select ${COLUMNS} from printer where venue_id = $1 and id::text = $2`,
    [venueId, id],
  );
  return row ?? null;
};

/** The venue's printers with how many tickets wait for each. */
export const readPrinterStates = (run: Run, venueId: string): Promise<(PrinterRow & { waiting: number })[]> =>
  run<PrinterRow & { waiting: number }>(
    'printer-states',
    `select ${COLUMNS}, (select count(*)::int from print_job j
       where j.printer_id = p.id and j.state in ('waiting', 'printing')) as waiting
     from printer p where venue_id = $1 order by name, id`,
    [venueId],
  );

/** What both statements write, in their order: name, kind, address, columns, code page, stations, prints, drawer. */
const settingsOf = (wish: PrinterWish) => [
  wish.name,
  wish.kind,
  wish.address,
  wish.columns,
  wish.code_page,
  wish.stations,
  wish.prints,
  wish.drawer,
];

export const addPrinter = async (
  run: Run,
  venueId: string,
  wish: PrinterWish,
  by: string,
  at: Date,
): Promise<PrinterRow> => {
  const [row] = await run<PrinterRow>(
    'printer-add',
    `insert into printer (venue_id, name, kind, address, columns, code_page, stations, prints, drawer, changed_by, connected_at, try_at, table_id, bridge_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, ($12::text)::uuid, ($13::text)::uuid) returning ${COLUMNS}`,
    [venueId, ...settingsOf(wish), by, at, wish.table, wish.bridge],
  );
  if (!row) throw new Error('no printer was written');
  return row;
};

/** Writes new settings; what was wrong at the old address is forgotten. Null: the venue has no such printer. */
export const changePrinter = async (
  run: Run,
  venueId: string,
  id: string,
  wish: PrinterWish,
  by: string,
  at: Date,
): Promise<PrinterRow | null> => {
  const [row] = await run<PrinterRow>(
    'printer-change',
    `update printer set name = $3, kind = $4, address = $5, columns = $6, code_page = $7, stations = $8, prints = $9, drawer = $10, changed_by = $11,
       problem = null, problem_since = null, failures = 0, paper_low = false, try_at = $12, shown_certificate = null,
       table_id = ($13::text)::uuid, bridge_id = ($14::text)::uuid,
       trusted_certificate = case when kind = $4 and address = $5 and bridge_id is not distinct from ($14::text)::uuid then trusted_certificate end
     where venue_id = $1 and id::text = $2 returning ${COLUMNS}`,
    [venueId, id, ...settingsOf(wish), by, at, wish.table, wish.bridge],
  );
  return row ?? null;
};

/**
 * The certificate that a printer showed is its own from now on; what waits is tried at once. Null: the venue has no such
 * printer, or it shows another one.
 */
export const trustPrinter = async (
  run: Run,
  venueId: string,
  id: string,
  certificate: string,
  at: Date,
): Promise<PrinterRow | null> => {
  const [row] = await run<PrinterRow>(
    'printer-trust',
    `update printer set trusted_certificate = $3, shown_certificate = null, problem = null, problem_since = null,
       failures = 0, try_at = $4
     where venue_id = $1 and id::text = $2 and shown_certificate = $3 returning ${COLUMNS}`,
    [venueId, id, certificate, at],
  );
  return row ?? null;
};

export const removePrinter = async (run: Run, venueId: string, id: string): Promise<PrinterRow | null> => {
  const [row] = await run<PrinterRow>(
    'printer-remove',
    `delete from printer where venue_id = $1 and id::text = $2 returning ${COLUMNS}`,
    [venueId, id],
  );
  return row ?? null;
};

/** Printers that have something to print and may be tried. */
export const printersWithWork = async (run: Run, now: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'printers-with-work',
    `select id from printer p where try_at <= $1 and (busy_until is null or busy_until <= $1)
       and exists (select from print_job j where j.printer_id = p.id and j.state in ('waiting', 'printing'))`,
    [now],
  );
  return rows.map(({ id }) => id);
};

/** Takes a printer for one server until the lease ends; null: another has it. */
export const leasePrinter = async (
  run: Run,
  id: string,
  by: string,
  lease: { readonly now: Date; readonly until: Date },
): Promise<PrinterRow | null> => {
  const [row] = await run<PrinterRow>(
    'printer-lease',
    `update printer set busy_by = $2, busy_until = $4
     where id = $1 and (busy_until is null or busy_until <= $3) returning ${COLUMNS}`,
    [id, by, lease.now, lease.until],
  );
  return row ?? null;
};

export const releasePrinter = async (run: Run, id: string, by: string): Promise<void> => {
  await run(
    'printer-release',
    'update printer set busy_by = null, busy_until = null where id = $1 and busy_by = $2',
    [id, by],
  );
};

/** How a printer stands after a try. */
export const writeStanding = async (
  run: Run,
  id: string,
  standing: {
    readonly problem: PrinterProblem | null;
    readonly since: Date | null;
    readonly failures: number;
    readonly paperLow: boolean;
    readonly tryAt: Date;
    readonly shown: string | null;
  },
): Promise<void> => {
  await run(
    'printer-standing',
    `update printer set problem = $2, problem_since = $3, failures = $4, paper_low = $5, try_at = $6,
       shown_certificate = $7 where id = $1`,
    [
      id,
      standing.problem,
      standing.since,
      standing.failures,
      standing.paperLow,
      standing.tryAt,
      standing.shown,
    ],
  );
};
