import { formatTime } from '@tableside/i18n';
import type { ReactNode } from 'react';
import { pathTo } from '../../../app/paths.ts';
import { useOpenBill } from '../../../data/bills.ts';
import { hasEnded, useOrders } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { orderFacts } from '../order-facts.ts';

export type RunningLine = { readonly to: string; readonly words: string; readonly aside: string };
type Props = { readonly children: (line: RunningLine) => ReactNode };

/** The table's bill with what is left of it. */
const OpenBill = ({ children }: Props) => {
  const t = useT();
  const { token, money } = useGuest();
  const bill = useOpenBill(token);
  const words = t('bill.title');
  if (!bill || bill.left <= 0 || !words) return null;
  const to = pathTo('Order', { session: token }, { orderNumber: bill.unique_order_number });
  return children({ to, words, aside: money(bill.left) });
};

/**
 * What runs: the guest's order under way with its time; once all of it is on the table, the bill. What has been brought
 * and paid runs no more.
 */
export const RunningStrip = ({ children }: Props) => {
  const t = useT();
  const { token, session, restaurant, payingEnabled } = useGuest();
  const running = (useOrders(token).data ?? []).filter(order => order.is_own && !hasEnded(order));
  const place = { tableType: session.table.order_type, orderFlow: restaurant.order_flow };
  const known = running.map(order => ({ order, ...orderFacts(order, place) }));
  const first = known.find(({ view }) => view !== 'delivered') ?? known[0];
  const words = first && t(`orders.view.${first.view}`);
  const line: RunningLine | null =
    first && words
      ? {
          to:
            known.length > 1
              ? pathTo('Orders', { session: token })
              : pathTo('ViewOrder', { session: token, uniqueOrderNumber: first.order.unique_order_number }),
          words,
          aside: first.time.at === null ? '' : formatTime(new Date(first.time.at)),
        }
      : null;
  if (first && first.view !== 'delivered') return line && children(line);
  return payingEnabled ? <OpenBill>{children}</OpenBill> : null;
};
