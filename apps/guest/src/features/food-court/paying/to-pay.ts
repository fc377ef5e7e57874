import { fromMajor, type Minor, sum } from '@tableside/domain/money';
import { pathTo } from '../../../app/paths.ts';
import type { CourtOrder } from '../orders/court-orders.ts';
import { SEPARATOR } from './pay-path.ts';

type Unpaid = Pick<
  CourtOrder,
  'unique_order_number' | 'waiting_for' | 'session_over' | 'is_own' | 'left' | 'currency'
>;
type Named = Unpaid & Pick<CourtOrder, 'payments'>;

/** Those that wait for their payment and can be paid together: one payment has one currency. */
export const payableOf = <T extends Unpaid>(orders: readonly T[]): readonly T[] => {
  const unpaid = orders.filter(
    order => order.waiting_for === 'payment' && order.is_own && !order.session_over && order.left > 0,
  );
  return unpaid.filter(({ currency }) => currency.code === unpaid[0]?.currency.code);
};

/** By what this phone finds the payment of these orders again, in whatever order they are named. */
export const payNameOf = (orders: readonly Pick<Unpaid, 'unique_order_number'>[]): string =>
  orders
    .map(({ unique_order_number: number }) => number)
    .toSorted()
    .join();

/** What they come to; minor units. */
export const dueOf = (orders: readonly Pick<Unpaid, 'left' | 'currency'>[]): Minor =>
  sum(orders.map(({ left, currency }) => fromMajor(left, currency.decimals)));

/** The view of what was paid together. FOOD-06 */
export const paidPath = (hash: string, paymentUuid: string): string =>
  pathTo('ViewFoodCourtMultiMerchantOrder', { foodCourtHash: hash }, { paymentUuid, origin: 'foodcourt' });

/** Where it is found out what came of a payment; `told`: the guest was told already that it is paid. FOOD-47 */
export const paymentStatusPath = (
  hash: string,
  {
    session_token: session,
    unique_order_number: orderNumber,
  }: Pick<CourtOrder, 'session_token' | 'unique_order_number'>,
  paymentUuid: string,
  told: boolean,
): string =>
  pathTo(
    'PaymentStatus',
    { session: session ?? '' },
    {
      orderNumber,
      paymentUuid,
      origin: 'food-court',
      'food-court-hash': hash,
      told: told ? '1' : undefined,
    },
  );

/** Which orders the address names, each once. FOOD-05 */
export const namedIn = (placedOrdersIds: string): readonly string[] => [
  ...new Set(
    placedOrdersIds
      .split(SEPARATOR)
      .map(number => number.trim())
      .filter(Boolean),
  ),
];

/** The payment over several stalls that an order was paid with; null: none. FOOD-25 */
export const paidTogetherBy = ({ payments }: Pick<CourtOrder, 'payments'>): string | null =>
  payments.find(({ composite_payment: whole }) => whole)?.composite_payment?.uuid ?? null;

export type Standing<T> =
  | { readonly kind: 'pay'; readonly orders: readonly [T, ...T[]] }
  /** Nothing of it is left to pay; `uuid`: what it was paid with. */
  | { readonly kind: 'over'; readonly uuid: string | null }
  /** No such orders of this phone. */
  | { readonly kind: 'missing' };

/** What is to be paid of the orders that an address names. FOOD-51 */
export const payStandingOf = <T extends Named>(
  numbers: readonly string[],
  orders: readonly T[],
): Standing<T> => {
  const named = numbers.flatMap(number => orders.filter(order => order.unique_order_number === number));
  const [first, ...rest] = payableOf(named);
  if (first) return { kind: 'pay', orders: [first, ...rest] };
  if (named.length === 0) return { kind: 'missing' };
  return { kind: 'over', uuid: named.map(paidTogetherBy).find(uuid => uuid !== null) ?? null };
};
