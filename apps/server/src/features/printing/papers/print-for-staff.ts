import { Refusal } from '@tableside/contract';
import type { CounterPaper } from '@tableside/contract/http/console/till/counter';
import { isTrouble, type PaperColumns, type PaperText, printsPapers } from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { tellPrinter } from '../jobs/collect.ts';
import { type PrinterRow, readPrinter } from '../printers/printer-store.ts';
import {
  addStaffPaper,
  dropPaper,
  dropPapersAbout,
  dropStalePapers,
  lastStaffPaper,
  lockPaper,
  readStaffPaper,
  type StaffPaperRow,
  wasPrinted,
} from './staff-paper-store.ts';

/** So long a guest waits at most for a printer that comes back; a paper that nobody waits for is litter. Milliseconds. */
const GOOD_FOR_MS = 10 * 60_000;

export type StaffPaper = {
  /** What it is of, such as `payment:<id>`. Of one thing one paper waits at most. */
  readonly about: string;
  /** Names the writing: the same one again is a copy, another one is not. */
  readonly says: string;
  readonly lines: (columns: PaperColumns) => readonly PaperText[];
};

type Staff = Parameters<typeof audit>[1];

const viewOf = (row: StaffPaperRow): CounterPaper => ({
  id: row.id,
  printer: row.printer_id,
  printer_name: row.printer_name,
  state: row.state === 'printed' ? 'printed' : row.state === 'dropped' ? 'cancelled' : 'waiting',
  problem: row.problem !== null && isTrouble(row.problem, row.failures) ? row.problem : null,
  copy: row.copy,
  on_paper: row.on_paper,
  good_until: row.good_until.toISOString(),
});

const shown = async (run: Run, venueId: string, id: string): Promise<CounterPaper> => {
  const row = await readStaffPaper(run, venueId, id);
  if (!row) throw new Refusal('not_found');
  return viewOf(row);
};

/** Refuses validation_failed for `printer` where it prints no papers of the counter. */
export const counterPrinter = async (run: Run, venueId: string, id: string): Promise<PrinterRow> => {
  const printer = await readPrinter(run, venueId, id);
  if (!printer || !printsPapers(printer)) {
    throw new Refusal('validation_failed', { fields: { printer: 'unknown' } });
  }
  return printer;
};

/**
 * Queues what staff asked for, in the caller's transaction. What waited of the same thing, here or at another printer, is
 * taken back: who taps twice, or chooses a printer that has paper, gets one. Came this writing out before, or may it have,
 * it is marked as a copy.
 */
export const printForStaff = async (
  run: Run,
  staff: Staff,
  printerId: string,
  { about, says, lines }: StaffPaper,
  now: number,
): Promise<CounterPaper> => {
  const { venueId } = staff;
  const printer = await counterPrinter(run, venueId, printerId);
  const at = new Date(now);
  await lockPaper(run, venueId, about);
  for (const { id } of await dropPapersAbout(run, venueId, about, at)) {
    if (id !== printer.id) await tellPrinter(run, { id, venue_id: venueId });
  }
  const copy = await wasPrinted(run, venueId, about, says);
  const paper = { lines: lines(printer.columns) };
  const goodUntil = new Date(now + GOOD_FOR_MS);
  const id = await addStaffPaper(run, printer.id, paper, { about, says, copy, at, goodUntil });
  await tellPrinter(run, printer);
  await audit(run, staff, {
    action: 'paper-print',
    subject: about,
    data: { printer: printer.name, copy },
  });
  return shown(run, venueId, id);
};

/** What became of the last paper of something; null: none was asked for lately. */
export const lastPaperAbout = async (
  run: Run,
  venueId: string,
  about: string,
): Promise<CounterPaper | null> => {
  const row = await lastStaffPaper(run, venueId, about);
  return row && viewOf(row);
};

export const showPaper =
  ({ database }: Deps): Handler<'GET /console/{venue}/papers/{paper}'> =>
  async ({ staff, params }) => ({ paper: await shown(database.run, staff.venueId, params.paper) });

/** Takes back a paper that waits; one that is out stays out. Refuses not_found. */
export const cancelPaper =
  ({ database, clock }: Deps): Handler<'POST /console/{venue}/papers/{paper}/cancel'> =>
  async ({ staff: { venueId }, params }) =>
    database.transaction(async run => {
      for (const { id } of await dropPaper(run, venueId, params.paper, new Date(clock()))) {
        await tellPrinter(run, { id, venue_id: venueId });
      }
      return { paper: await shown(run, venueId, params.paper) };
    });

/** What staff asked for and nobody waits for any more does not come out in the middle of something else. */
export const dropStale = async ({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> => {
  await dropStalePapers(database.run, new Date(clock()));
};
