import { isUnfinished, type PaymentEvent, type PaymentStatus } from '@tableside/domain/payments';
import type { Deps } from '../../../deps.ts';
import { announceTableBill } from '../../bills/index.ts';
import { warnIfUnreported } from '../polling/untold.ts';
import { announcePayment } from '../view/announce.ts';
import { advance } from './advance.ts';
import { lockTogether } from './lock-together.ts';
import type { EventSource } from './payment.ts';
import { placesOf } from './payment-store.ts';

/**
 * Notes what we found out about a payment ourselves (it expired, nobody answers), or with null only when it is asked about
 * next; about all payments of a charge, whichever of them or itself is named. Events about money come through applyProviderUpdate alone. `from`: only if it still stands like that.
 */
export const recordEvent = (
  deps: Pick<Deps, 'database' | 'clock' | 'providers' | 'log'>,
  id: string,
  event: Exclude<PaymentEvent, { kind: 'captured' | 'suspect' }> | null,
  source: EventSource,
  from?: PaymentStatus,
): Promise<void> =>
  deps.database.transaction(async run => {
    const now = deps.clock();
    const notes = event === null ? [] : [{ event, source, eventId: null }];
    for (const { bill, payment } of await lockTogether(run, await placesOf(run, id))) {
      if (from !== undefined && payment.status !== from) continue;
      const { before, after } = await advance(run, payment, notes, {}, now);
      if (before.status === after.status) continue;
      await warnIfUnreported(run, deps, payment, { before, after }, now);
      await announcePayment(run, payment.id);
      if (!isUnfinished(after.status)) await announceTableBill(run, bill, 'bill-updated', now);
    }
  });
