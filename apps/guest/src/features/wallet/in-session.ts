import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { api } from '../../data/api.ts';
import { refetchBills } from '../../data/bills.ts';
import { refetchOrders } from '../../data/orders.ts';
import { afterPaying, type Wish } from '../pay/index.ts';
import { type Guest, useGuest } from '../venue/index.ts';
import type { Begun, WalletAt } from './begun.ts';
import { useWalletAhead } from './use-wallet-ahead.ts';

/** What is paid for in a visit: an order by its number, or the bill of the table, null. */
export const begunIn = (guest: Guest, label: string | null, wish: Wish): Begun => {
  const { token: session } = guest;
  const { order: number } = wish;
  const ofBill = label === null;
  return {
    label,
    wish,
    noteAs: number,
    onPaid: () => {
      refetchOrders(session).catch(() => undefined);
      refetchBills(session).catch(() => undefined);
    },
    follow: (uuid, outcome) => {
      const query = { orderNumber: number, paymentUuid: uuid, origin: ofBill ? 'pay' : 'order' };
      const to =
        outcome === 'paid'
          ? afterPaying(guest, { number, ref: ofBill ? 'select-items' : null, uuid })
          : pathTo('PaymentStatus', { session }, query);
      go(to, { replace: true });
    },
  };
};

/** Money of a visit is its venue's. */
export const useWalletInSession = (): WalletAt => {
  const { token: session, money, restaurant } = useGuest();
  const ahead = useWalletAhead(session, () => api('GET /payments/wallet/{session}', { session }));
  return { ahead, money, decimals: restaurant.currency.decimals };
};
