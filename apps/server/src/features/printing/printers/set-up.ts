import { Refusal } from '@tableside/contract';
import { printsPapers } from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { refuseUnknownBridge } from '../../bridges/index.ts';
import { saveIfUnchanged, stampOf } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { lockSelfServiceTable } from '../../terminals/index.ts';
import { tellPrinter } from '../jobs/collect.ts';
import { dropJobs, leaveBridges } from '../jobs/job-store.ts';
import {
  addPrinter,
  changePrinter,
  type PrinterRow,
  type PrinterWish,
  printerOfTable,
  readPrinter,
  removePrinter,
  trustPrinter,
} from './printer-store.ts';
import { settingsOf } from './printer-views.ts';
import { judgeAddress } from './reach.ts';

type Staff = Parameters<typeof audit>[1] & { readonly name: string };

const refuseAddress = async (deps: Deps, wish: PrinterWish): Promise<void> => {
  const verdict = await judgeAddress(deps, wish);
  if (verdict !== 'fine') throw new Refusal('validation_failed', { fields: { address: verdict } });
};

/** One printer of receipts a place, and only where guests serve themselves. */
const refuseTable = async (
  run: Run,
  venueId: string,
  { table }: PrinterWish,
  own: string | null,
): Promise<void> => {
  if (table === null) return;
  if (!(await lockSelfServiceTable(run, venueId, table))) {
    throw new Refusal('validation_failed', { fields: { table: 'unknown' } });
  }
  const there = await printerOfTable(run, table);
  if (there && there.id !== own) throw new Refusal('validation_failed', { fields: { table: 'taken' } });
};

/** A drawer is opened from the counter: where nothing else is printed for it, nobody would find it. */
const refuseDrawer = ({ drawer, prints, table }: PrinterWish): void => {
  if (drawer && !printsPapers({ prints, table_id: table })) {
    throw new Refusal('validation_failed', { fields: { drawer: 'no_papers' } });
  }
};

const noted = async (
  run: Run,
  staff: Staff,
  action: string,
  printer: PrinterRow | null,
  data: object,
): Promise<PrinterRow> => {
  if (!printer) throw new Refusal('not_found');
  await tellPrinter(run, printer);
  await audit(run, staff, { action, subject: `printer:${printer.name}`, data: { ...data } });
  return printer;
};

export const add =
  (deps: Deps): Handler<'POST /console/{venue}/printers'> =>
  async ({ staff, body }) => {
    refuseDrawer(body);
    await refuseAddress(deps, body);
    const at = new Date(deps.clock());
    const printer = await deps.database.transaction(async run => {
      await refuseTable(run, staff.venueId, body, null);
      await refuseUnknownBridge(run, staff.venueId, body);
      return noted(
        run,
        staff,
        'printer-add',
        await addPrinter(run, staff.venueId, body, staff.name, at),
        body,
      );
    });
    return { printer: settingsOf(printer, 0) };
  };

/** Changes a printer. Refuses not_found, validation_failed for its address, settings_changed. */
export const change =
  (deps: Deps): Handler<'POST /console/{venue}/printers/{printer}'> =>
  async ({ staff, body: { revision, ...body }, params }) => {
    refuseDrawer(body);
    await refuseAddress(deps, body);
    const at = new Date(deps.clock());
    return deps.database.transaction(async run => {
      await refuseTable(run, staff.venueId, body, params.printer);
      await refuseUnknownBridge(run, staff.venueId, body);
      const changed = await changePrinter(run, staff.venueId, params.printer, body, staff.name, at);
      const printer = await noted(run, staff, 'printer-change', changed, body);
      await leaveBridges(run, printer.id);
      const saved = await saveIfUnchanged(run, staff, `printer-${printer.id}`, revision);
      return { printer: settingsOf(printer, saved.revision) };
    });
  };

/** Somebody compared what the printer shows with what stands on its status sheet. Refuses not_found for another one. */
export const trust =
  (deps: Deps): Handler<'POST /console/{venue}/printers/{printer}/trust'> =>
  async ({ staff, params, body }) => {
    const at = new Date(deps.clock());
    const { certificate } = body;
    const printer = await deps.database.transaction(async run => {
      const trusted = await trustPrinter(run, staff.venueId, params.printer, certificate, at);
      return noted(run, staff, 'printer-trust', trusted, { certificate });
    });
    const { revision } = await stampOf(deps.database.run, staff.venueId, `printer-${printer.id}`);
    return { printer: settingsOf(printer, revision) };
  };

export const remove =
  (deps: Deps): Handler<'POST /console/{venue}/printers/{printer}/remove'> =>
  async ({ staff, params }) => {
    await deps.database.transaction(async run => {
      const removed = await removePrinter(run, staff.venueId, params.printer);
      await noted(run, staff, 'printer-remove', removed, {});
    });
    return {};
  };

/** What waits is thrown away on purpose, and by whom is noted: nothing else ever loses a ticket. */
export const drop =
  (deps: Deps): Handler<'POST /console/{venue}/printers/{printer}/drop'> =>
  async ({ staff, params }) =>
    deps.database.transaction(async run => {
      const printer = await readPrinter(run, staff.venueId, params.printer);
      if (!printer) throw new Refusal('not_found');
      const dropped = await dropJobs(run, printer.id, new Date(deps.clock()));
      await noted(run, staff, 'printer-drop', printer, { tickets: dropped });
      return { dropped };
    });
