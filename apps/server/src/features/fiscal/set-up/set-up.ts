import { Refusal, toWire } from '@tableside/contract';
import type { FiscalSettings } from '@tableside/contract/http/console/devices/fiscal';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler, Handlers } from '../../../http/mount/handler.ts';
import { bridgesOf, refuseUnknownBridge } from '../../bridges/index.ts';
import { saveIfUnchanged, stampOf } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { endIssued, hasBegun, lockUnknown, openReceipts, putOff } from '../receipts/receipt-store.ts';
import { LONGEST_PAUSE_MS } from '../receipts/work.ts';
import { type FiscalWish, readFiscalPrinter, writeFiscalPrinter } from './printer-store.ts';
import { judgeAddress, openFiscal } from './reach.ts';

/** The currency in which printers of this kind print. */
const CURRENCY = 'PLN';

const refuse = (field: string, why: string): never => {
  throw new Refusal('validation_failed', { fields: { [field]: why } });
};

const shown = async (deps: Deps, run: Run, venueId: string): Promise<FiscalSettings> => {
  const row = await readFiscalPrinter(run, venueId);
  const { settings } = await deps.venues.get(venueId);
  const { code, decimals } = settings.currency;
  return {
    printer: row && {
      kind: row.kind,
      address: row.address,
      bridge: row.bridge_id,
      on: row.since !== null,
    },
    ...(await stampOf(run, venueId, 'fiscal')),
    bridges: await bridgesOf(run, venueId),
    sandbox: deps.providerPlaces.sandbox() !== null,
    currency: code,
    open: (await openReceipts(run, venueId)).map(each => ({
      payment: each.payment_id,
      amount: toWire(minor(each.amount), decimals),
      at: each.due_at.toISOString(),
      state: each.state,
      problem: each.problem,
      code: each.code,
    })),
  };
};

const judge = async (deps: Deps, venueId: string, wish: FiscalWish): Promise<void> => {
  const verdict = await judgeAddress(deps, wish);
  if (verdict !== 'fine') refuse('address', verdict);
  const { settings } = await deps.venues.get(venueId);
  if (wish.on && settings.currency.code !== CURRENCY) refuse('on', 'currency');
};

/** Refuses validation_failed, settings_changed. */
const save =
  (deps: Deps): Handler<'POST /console/{venue}/fiscal'> =>
  async ({ staff, body: { revision, ...wish } }) => {
    const { venueId } = staff;
    await judge(deps, venueId, wish);
    return deps.database.transaction(async run => {
      const before = await readFiscalPrinter(run, venueId);
      await refuseUnknownBridge(run, venueId, wish);
      const moves = before && (before.address !== wish.address || before.bridge_id !== wish.bridge);
      // Another printer knows nothing of what this one may have printed.
      if (moves && (await hasBegun(run, venueId))) refuse('address', 'in_use');
      await writeFiscalPrinter(run, venueId, wish, { by: staff.name, at: new Date(deps.clock()) });
      await audit(run, staff, { action: 'fiscal-printer', subject: `fiscal:${wish.kind}`, data: wish });
      await saveIfUnchanged(run, staff, 'fiscal', revision);
      return shown(deps, run, venueId);
    });
  };

/** Refuses not_found where there is no printer. */
const test =
  (deps: Deps): Handler<'POST /console/{venue}/fiscal/test'> =>
  async ({ staff }) => {
    const row = await readFiscalPrinter(deps.database.run, staff.venueId);
    if (!row) throw new Refusal('not_found');
    const mark = await (await openFiscal(deps, row))?.mark();
    if (mark === undefined) return { outcome: 'away', device: '' };
    return typeof mark === 'string'
      ? { outcome: mark, device: '' }
      : { outcome: 'ready', device: mark.device };
  };

/** Refuses not_found where it is known by now. */
const settle =
  (deps: Deps): Handler<'POST /console/{venue}/fiscal/{payment}/settle'> =>
  async ({ staff, params, body: { number } }) =>
    deps.database.transaction(async run => {
      const now = new Date(deps.clock());
      const nobodyBy = new Date(now.getTime() + LONGEST_PAUSE_MS);
      const open = await lockUnknown(run, staff.venueId, params.payment, nobodyBy);
      if (!open?.mark) throw new Refusal('not_found');
      const { device } = open.mark;
      if (number === null)
        await putOff(run, open.payment_id, { state: 'waiting', problem: null, code: '', tryAt: now });
      else
        await endIssued(
          run,
          open.payment_id,
          { device, number, report: 0, document: null, at: null },
          staff.name,
        );
      await audit(run, staff, {
        action: 'fiscal-receipt-settle',
        subject: `payment:${open.payment_id}`,
        data: { number },
      });
      return shown(deps, run, staff.venueId);
    });

type Keys =
  | 'GET /console/{venue}/fiscal'
  | 'POST /console/{venue}/fiscal'
  | 'POST /console/{venue}/fiscal/test'
  | 'POST /console/{venue}/fiscal/{payment}/settle';

export const fiscalHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/fiscal': ({ staff }) => shown(deps, deps.database.run, staff.venueId),
  'POST /console/{venue}/fiscal': save(deps),
  'POST /console/{venue}/fiscal/test': test(deps),
  'POST /console/{venue}/fiscal/{payment}/settle': settle(deps),
});
