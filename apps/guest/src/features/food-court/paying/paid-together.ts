import type { MultiMerchantOrder } from '@tableside/contract/http/courts/payments';
import { useEffect } from 'react';
import { TIMINGS } from '../../../app/timings.ts';
import { api } from '../../../data/api.ts';
import { type Entry, loadEntry, useEntry } from '../../../data/cache.ts';
import { useKeptFresh } from '../../../data/connection/use-kept-fresh.ts';
import { useCourtOrders } from '../orders/court-orders.ts';

export type PaidTogether = MultiMerchantOrder;
export type Merchant = PaidTogether['orders'][number];

const keyOf = (uuid: string): string => `food-court-payment:${uuid}`;
const load = (uuid: string) => () =>
  api('GET /food-courts/multi-merchant-order/{paymentUuid}', { paymentUuid: uuid });

/** What this phone paid for at several stalls, and how each has come with it. FOOD-70 */
export const usePaidTogether = (uuid: string): Entry<PaidTogether> => useEntry(keyOf(uuid), load(uuid));
export const refetchPaidTogether = (uuid: string): Promise<unknown> => loadEntry(keyOf(uuid), load(uuid));

const WITHOUT_MONEY: readonly PaidTogether['status'][] = ['failed', 'canceled', 'expired'];
/** Known to be over without money: nothing was taken. */
export const cameToNothing = (status: PaidTogether['status']): boolean => WITHOUT_MONEY.includes(status);

type Standing = Pick<Merchant, 'display_status' | 'payments_sum'> & {
  readonly payment: Pick<Merchant['payment'], 'refunded'>;
};

/** What of it goes back to the guest, or went. Of an order that came to nothing all of it does, before anybody has noted that. */
export const moneyBack = ({ display_status: state, payments_sum: kept, payment }: Standing): number =>
  state === 'failed' && payment.refunded === 0 ? kept : payment.refunded;

/** Something may still happen to it. */
export const isRunning = ({ orders }: { readonly orders: readonly Standing[] }): boolean =>
  orders.some(
    order =>
      moneyBack(order) !== order.payment.refunded ||
      (order.display_status !== 'completed' && order.display_status !== 'failed'),
  );

/** Keeps it fresh: as soon as the phone hears of an order in the hall, and now and then until all of it is over. FOOD-41 */
export const usePaidTogetherWatch = (hash: string, uuid: string): void => {
  const { data } = usePaidTogether(uuid);
  useKeptFresh(uuid, refetchPaidTogether, !data || isRunning(data) ? TIMINGS.ordersPoll : null);
  const heard = useCourtOrders(hash).data;
  useEffect(() => {
    if (heard) refetchPaidTogether(uuid).catch(() => undefined);
  }, [heard, uuid]);
};
