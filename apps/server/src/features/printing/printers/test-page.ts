import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { PrinterProblem } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { recordPrinterStatus } from '../jobs/room.ts';
import { printTestPage } from '../jobs/send.ts';
import { leasePrinter, type PrinterRow, readPrinter, releasePrinter } from './printer-store.ts';

/** Nobody else prints meanwhile, for so long at most. Milliseconds. */
const LEASE_MS = 45_000;

/** A page past what waits: it is no ticket, and is not printed later. */
export const printTestOn = async (
  deps: Deps,
  printer: Pick<PrinterRow, 'id'>,
): Promise<'printed' | PrinterProblem> => {
  const { run } = deps.database;
  const by = randomUUID();
  const now = deps.clock();
  const mine = await leasePrinter(run, printer.id, by, {
    now: new Date(now),
    until: new Date(now + LEASE_MS),
  });
  if (!mine) return 'busy';
  try {
    const result = await printTestPage(deps, mine);
    await recordPrinterStatus(deps, mine, result, async () => undefined);
    return result.kind === 'done' ? 'printed' : result.kind;
  } finally {
    await releasePrinter(run, printer.id, by);
  }
};

/** For whoever stands before the printer. */
export const printTest =
  (deps: Deps): Handler<'POST /console/{venue}/printers/{printer}/test'> =>
  async ({ staff, params }) => {
    const printer = await readPrinter(deps.database.run, staff.venueId, params.printer);
    if (!printer) throw new Refusal('not_found');
    return { outcome: await printTestOn(deps, printer) };
  };
