import { pathTo } from '../../../app/paths.ts';
import type { Guest } from '../../venue/index.ts';

type Paid = {
  /** Unique number of the order or bill. */
  readonly number: string;
  /** Where the guest came to Pay from. */
  readonly ref: string | null;
  /** Null where the guest promised to pay at the venue. */
  readonly uuid: string | null;
};

const isBillRef = (ref: string | null): boolean => ref === 'select-items' || ref === 'order';

/** Where a guest goes once paid: a bill's payment has a page of its own, an order goes on being followed. PAY-31…33. */
export const afterPaying = (
  {
    token: session,
    orderingEnabled,
    payingEnabled,
  }: Pick<Guest, 'token' | 'orderingEnabled' | 'payingEnabled'>,
  { number, ref, uuid }: Paid,
): string => {
  const own = pathTo('Menu', { session }, { order: number });
  if (uuid === null || !payingEnabled) return own;
  if (orderingEnabled && !isBillRef(ref)) return own;
  return pathTo('PaymentSuccess', { session }, { orderNumber: number, paymentUuid: uuid });
};
