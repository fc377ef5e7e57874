import { Refusal } from '@tableside/contract';
import { mayOpenDrawer } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { counterPrinter, openDrawerNow } from '../printing/index.ts';
import { audit } from '../staff/index.ts';
import { addOpening, endOpening, isFreshCash } from './drawer-store.ts';

type Asked = Parameters<Handler<'POST /console/{venue}/drawer/open'>>[0];

/** So long after cash was taken the drawer is opened for it: whoever waits longer says why. Milliseconds. */
const FRESH_MS = 5 * 60_000;

/** For cash whoever is among the guests, without a sale whose role may, and with a reason. */
const refuse = async (run: Run, { staff, body }: Asked, now: number): Promise<void> => {
  const { payment, reason } = body;
  if (payment !== null) {
    const isFresh =
      isUuid(payment) && (await isFreshCash(run, staff.venueId, payment, new Date(now - FRESH_MS)));
    if (!isFresh) throw new Refusal('payment_not_found');
    return;
  }
  if (!mayOpenDrawer(staff.role)) throw new Refusal('role_limit');
  if (reason === '') throw new Refusal('validation_failed', { fields: { reason: 'required' } });
};

/** Notes who opens which drawer for what before it opens, so that no opening is without a note. Null: it is open for this payment. */
const noted = async (run: Run, asked: Asked, now: number) => {
  const { staff, body } = asked;
  await refuse(run, asked, now);
  const printer = await counterPrinter(run, staff.venueId, body.printer);
  if (!printer.drawer) throw new Refusal('validation_failed', { fields: { printer: 'unknown' } });
  const { payment } = body;
  const reason = payment === null ? body.reason : '';
  const opening = await addOpening(run, {
    venueId: staff.venueId,
    printer: printer.name,
    at: new Date(now),
    byUser: staff.userId,
    byName: staff.name,
    payment,
    reason,
  });
  if (opening === null) return null;
  await audit(run, staff, {
    action: payment === null ? 'drawer-no-sale' : 'drawer-sale',
    subject: payment === null ? `drawer:${printer.name}` : `payment:${payment}`,
    data: { printer: printer.name, ...(payment === null && { reason }) },
  });
  return { opening, printer };
};

/**
 * Opens the cash drawer, now or not at all. Refuses validation_failed for a printer without one, payment_not_found for what
 * is no cash of now, role_limit.
 */
export const openDrawer =
  (deps: Deps): Handler<'POST /console/{venue}/drawer/open'> =>
  async asked => {
    const begun = await deps.database.transaction(run => noted(run, asked, deps.clock()));
    if (!begun) return { outcome: 'opened' };
    const { opening, printer } = begun;
    const result = await openDrawerNow(deps, printer.id);
    const problem = result === 'busy' ? result : result.kind === 'done' ? null : result.kind;
    // Whose answer was lost may have opened it.
    const isShut = result === 'busy' || (result.kind !== 'done' && !result.mayHavePrinted);
    await deps.database.transaction(async run => {
      await endOpening(run, opening, isShut ? 'failed' : 'opened');
      if (!isShut) return;
      const data = { printer: printer.name, problem };
      await audit(run, asked.staff, { action: 'drawer-shut', subject: `drawer:${printer.name}`, data });
    });
    return { outcome: problem ?? 'opened' };
  };
