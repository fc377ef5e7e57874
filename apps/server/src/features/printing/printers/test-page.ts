import { Refusal } from '@tableside/contract';
import type { PrinterProblem } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { atPrinter } from '../jobs/at-printer.ts';
import { printTestPage } from '../jobs/send.ts';
import { type PrinterRow, readPrinter } from './printer-store.ts';

/** A page past what waits: it is no ticket, and is not printed later. */
export const printTestOn = (
  deps: Deps,
  printer: Pick<PrinterRow, 'id'>,
): Promise<'printed' | PrinterProblem> =>
  atPrinter(
    deps,
    printer.id,
    mine => printTestPage(deps, mine),
    result => (result.kind === 'done' ? 'printed' : result.kind),
  );

/** For whoever stands before the printer. */
export const printTest =
  (deps: Deps): Handler<'POST /console/{venue}/printers/{printer}/test'> =>
  async ({ staff, params }) => {
    const printer = await readPrinter(deps.database.run, staff.venueId, params.printer);
    if (!printer) throw new Refusal('not_found');
    return { outcome: await printTestOn(deps, printer) };
  };
