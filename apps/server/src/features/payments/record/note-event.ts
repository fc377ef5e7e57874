import { isUnfinished, type PaymentEvent, type PaymentStatus } from '@tableside/domain/payments';
import type { Deps } from '../../../deps.ts';
import { announceTableBill, lockBill } from '../../bills/index.ts';
import { warnIfUnreported } from '../polling/untold.ts';
import { announcePayment } from '../view/announce.ts';
import { advance } from './advance.ts';
import type { EventSource } from './payment.ts';
import { lockPayment, placeOfPayment } from './payment-store.ts';

/**
 * Notes what we found out about a payment ourselves (it expired, nobody answers), or with null only when it is asked about
 * next. Events about money come through applyProviderUpdate alone. `from`: only if it still stands like that.
 */
export const recordEvent = (
  deps: Pick<Deps, 'database' | 'clock' | 'providers' | 'log'>,
  paymentId: string,
  event: Exclude<PaymentEvent, { kind: 'captured' | 'suspect' }> | null,
  source: EventSource,
  from?: PaymentStatus,
): Promise<void> =>
  deps.database.transaction(async run => {
    const now = deps.clock();
    const place = await placeOfPayment(run, paymentId);
    if (!place) return;
    const bill = await lockBill(run, place.bill_id);
    const payment = await lockPayment(run, paymentId);
    if (!payment || (from !== undefined && payment.status !== from)) return;
    const notes = event === null ? [] : [{ event, source, eventId: null }];
    const { before, after } = await advance(run, payment, notes, {}, now);
    if (before.status === after.status) return;
    await warnIfUnreported(run, deps, payment, { before, after }, now);
    await announcePayment(run, paymentId);
    if (!isUnfinished(after.status)) await announceTableBill(run, bill, 'bill-updated', now);
  });
