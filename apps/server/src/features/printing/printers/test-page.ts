import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { recordPrinterStatus } from '../jobs/room.ts';
import { printTestPage } from '../jobs/send.ts';
import { leasePrinter, readPrinter, releasePrinter } from './printer-store.ts';

/** Nobody else prints meanwhile, for so long at most. Milliseconds. */
const LEASE_MS = 45_000;

/** A page for whoever stands before the printer, past what waits: it is no ticket, and is not printed later. */
export const printTest =
  (deps: Deps): Handler<'POST /console/{venue}/printers/{printer}/test'> =>
  async ({ staff, params }) => {
    const { run } = deps.database;
    const printer = await readPrinter(run, staff.venueId, params.printer);
    if (!printer) throw new Refusal('not_found');
    const by = randomUUID();
    const now = deps.clock();
    const mine = await leasePrinter(run, printer.id, by, {
      now: new Date(now),
      until: new Date(now + LEASE_MS),
    });
    if (!mine) return { outcome: 'busy' };
    try {
      const result = await printTestPage(deps, mine);
      await recordPrinterStatus(deps, mine, result, async () => undefined);
      return { outcome: result.kind === 'done' ? 'printed' : result.kind };
    } finally {
      await releasePrinter(run, printer.id, by);
    }
  };
