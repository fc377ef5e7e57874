import { pathTo } from '../../../app/paths.ts';
import { hasScreen } from '../../../app/screens.ts';
import type { Bill } from '../../../data/bills.ts';
import type { Order } from '../../../data/orders.ts';
import type { Guest } from '../../venue/index.ts';

type Known = {
  readonly guest: Pick<Guest, 'token' | 'orderingEnabled' | 'payingEnabled'>;
  /** Undefined while they are on their way. */
  readonly orders: readonly Order[] | undefined;
  readonly bills: readonly Bill[] | undefined;
  readonly number: string;
  /** This screen is paying right now and leads on by itself. */
  readonly paying: boolean;
};

/** Whether there is something to pay here, and where to go if not. */
export type Standing =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'bill'; readonly bill: Bill }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'loading' | 'missing' };

/** The bill on its own screen; where this version has none, the menu. */
export const billPath = (session: string, orderNumber: string): string =>
  hasScreen('Order') ? pathTo('Order', { session }, { orderNumber }) : pathTo('Menu', { session });

/** PAY-09, PAY-10, PAY-33. */
export const payStanding = ({ guest, orders, bills, number, paying }: Known): Standing => {
  const session = guest.token;
  if (!guest.orderingEnabled && !guest.payingEnabled) return { kind: 'go', to: pathTo('Menu', { session }) };
  const order = orders?.find(each => each.unique_order_number === number);
  if (order && (paying || order.waiting_for === 'payment')) return { kind: 'order', order };
  const bill = bills?.find(each => each.unique_order_number === number);
  if (bill && (paying || (!bill.is_paid && bill.status === 'open'))) return { kind: 'bill', bill };
  if (bill) return { kind: 'go', to: billPath(session, number) };
  if (order && bills) {
    return { kind: 'go', to: pathTo('Menu', { session }, { order: number }) };
  }
  return { kind: orders && bills ? 'missing' : 'loading' };
};
