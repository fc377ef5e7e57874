import { pathTo } from '../../app/paths.ts';
import type { Order } from '../../data/orders.ts';
import type { Guest } from '../../features/venue/index.ts';

/** Ways of paying that this version knows, by the venue's provider name. */
const KNOWN = ['cash'] as const;
export type Method = (typeof KNOWN)[number];

/** What the guest can choose from. PAY-06, PAY-37. */
export const offeredMethods = (providers: readonly string[]): readonly Method[] =>
  KNOWN.filter(method => providers.includes(method));

type Asked = {
  readonly guest: Pick<Guest, 'token' | 'orderingEnabled' | 'payingEnabled'>;
  readonly orders: readonly Order[] | undefined;
  readonly order: Order | undefined;
  /** This screen is paying right now and leads on by itself. */
  readonly paying: boolean;
};

/** Whether there is something to pay here, and where to go if not. PAY-09, PAY-10, PAY-33. */
export const payStanding = ({
  guest,
  orders,
  order,
  paying,
}: Asked): { standing: 'open' | 'missing' | 'loading'; to: string | null } => {
  const session = guest.token;
  if (!guest.orderingEnabled && !guest.payingEnabled) {
    return { standing: 'loading', to: pathTo('Menu', { session }) };
  }
  if (!order) return { standing: orders ? 'missing' : 'loading', to: null };
  if (paying || order.waiting_for === 'payment') return { standing: 'open', to: null };
  return { standing: 'loading', to: pathTo('Menu', { session }, { order: order.unique_order_number }) };
};
