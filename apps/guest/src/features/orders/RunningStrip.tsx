import { formatTime } from '@tableside/i18n';
import type { ReactNode } from 'react';
import { pathTo } from '../../app/paths.ts';
import { useOpenBill } from '../../data/bills.ts';
import { hasEnded, useOrders } from '../../data/orders.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { orderFacts } from './order-facts.ts';

export type RunningLine = { readonly to: string; readonly words: string; readonly aside: string };
type Props = { readonly children: (line: RunningLine) => ReactNode };

const OpenBill = ({ children }: Props) => {
  const t = useT();
  const { token, money } = useGuest();
  const bill = useOpenBill(token);
  const words = t('bill.title');
  if (!bill || bill.left <= 0 || !words) return null;
  const to = pathTo('Order', { session: token }, { orderNumber: bill.unique_order_number });
  return children({ to, words, aside: money(bill.left) });
};

/** What runs: the guest's order under way with its time, else the table's bill with what is left of it. */
export const RunningStrip = ({ children }: Props) => {
  const t = useT();
  const { token, session, restaurant, payingEnabled } = useGuest();
  const running = (useOrders(token).data ?? []).filter(order => order.is_own && !hasEnded(order));
  const order = running[0];
  if (!order) return payingEnabled ? <OpenBill>{children}</OpenBill> : null;
  const place = { tableType: session.table.order_type, orderFlow: restaurant.order_flow };
  const { view, time } = orderFacts(order, place);
  const words = t(`orders.view.${view}`);
  if (!words) return null;
  const to =
    running.length > 1
      ? pathTo('Orders', { session: token })
      : pathTo('ViewOrder', { session: token, uniqueOrderNumber: order.unique_order_number });
  return children({ to, words, aside: time.at === null ? '' : formatTime(new Date(time.at)) });
};
