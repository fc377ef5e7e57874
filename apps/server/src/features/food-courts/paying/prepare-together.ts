import { randomUUID } from 'node:crypto';
import { Refusal, toWire } from '@tableside/contract';
import { minimumTotal } from '@tableside/domain/cart';
import { type Minor, minor, sum, ZERO } from '@tableside/domain/money';
import { smallestAmount } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import {
  areSameItems,
  beginPayment,
  type ChosenMethod,
  lastsLongEnough,
  nameOf,
  type PaymentRow,
  placesOf,
} from '../../payments/index.ts';
import type { Venue } from '../../venues/index.ts';
import { type OrderAt, type OrderToPay, ordersToPay } from './orders-to-pay.ts';

export type AskingTogether = {
  readonly orders: readonly OrderAt[];
  readonly operator: Venue;
  readonly choice: ChosenMethod;
  readonly deviceHash: Buffer;
  /** The stalls' own accounts that their shares go on to; the others' stay with the operator. ADR 0047. */
  readonly destinations: ReadonlyMap<string, string>;
  /** What the guest saw, major units. */
  readonly expected: number | undefined;
  readonly now: number;
};

export type PreparedTogether = {
  readonly paying: readonly OrderToPay[];
  /** Its payments, in the order of the orders. */
  readonly payments: readonly PaymentRow[];
  readonly total: Minor;
  /** By the names of their payments at the provider. */
  readonly superseded: readonly string[];
};

/** The payment of an order in a charge, where it is for the same. */
const shareIn = (
  { unfinished, amount, items }: OrderToPay,
  chargeId: string,
  now: number,
): PaymentRow | null =>
  unfinished.find(
    payment =>
      payment.charge_id === chargeId &&
      payment.amount === amount &&
      lastsLongEnough(payment, now) &&
      areSameItems(payment.items, items),
  ) ?? null;

/** The charge that this phone has begun for exactly these orders; null: none. */
const alreadyBegun = async (
  run: Run,
  paying: readonly OrderToPay[],
  now: number,
): Promise<readonly PaymentRow[] | null> => {
  for (const { charge_id: chargeId } of paying[0]?.unfinished ?? []) {
    if (chargeId === null) continue;
    const shares = paying.flatMap(order => shareIn(order, chargeId, now) ?? []);
    if (shares.length < paying.length) continue;
    if ((await placesOf(run, chargeId)).length === shares.length) return shares;
  }
  return null;
};

const refuseUnlessPayable = (total: Minor, { operator, choice, expected }: AskingTogether): void => {
  const { decimals } = operator.settings.currency;
  if (expected !== undefined && Math.abs(expected * 10 ** decimals - total) >= 0.5) {
    throw new Refusal('bill_changed', { amount: toWire(total, decimals) });
  }
  const least = Math.max(minimumTotal(decimals), smallestAmount(choice.provider.capabilities, decimals));
  if (total < least) throw new Refusal('total_too_small', { minimum: toWire(minor(least), decimals) });
};

/** Money for one of them may be on its way: another payment would be a second charge. */
const refuseSecondCharge = (paying: readonly OrderToPay[], equal: readonly PaymentRow[] | null): void => {
  const same = new Set(equal?.map(({ id }) => id));
  for (const { underWay } of paying) {
    const other = underWay.find(({ id, inDoubt }) => !same.has(id) || inDoubt);
    if (other) throw new Refusal('payment_under_way', { payment: other.name });
  }
};

const insert = (
  run: Run,
  chargeId: string,
  { guest, bill, items, amount }: OrderToPay,
  asking: AskingTogether,
): Promise<PaymentRow> => {
  const { operator, choice, destinations } = asking;
  const payment = {
    venue_id: guest.venueId,
    bill_id: bill.id,
    session_id: guest.sessionId,
    guest_index: guest.guestIndex,
    provider: choice.provider.id,
    method: choice.method,
    scope: 'all' as const,
    currency: bill.currency,
    amount,
    tip: ZERO,
    fee: ZERO,
    total: amount,
    personnel_id: null,
    language: guest.language,
    charge_id: chargeId,
    account_venue_id: guest.venueId === operator.id ? null : operator.id,
    account_ref: choice.account.speaksFor ?? null,
    passes_to: guest.venueId === operator.id ? null : (destinations.get(guest.venueId) ?? null),
  };
  return beginPayment(run, payment, items, asking);
};

/**
 * Decides in one transaction what one payment over several orders costs and what of it is each stall's, and keeps it before
 * anybody outside hears of it. Asking for the same orders answers with the same payment; for others it takes its place.
 * Refuses beside what {@link ordersToPay} does bill_changed, total_too_small and payment_under_way. ADR 0034.
 */
export const prepareTogether = async (run: Run, asking: AskingTogether): Promise<PreparedTogether> => {
  const { provider } = asking.choice;
  const paying = await ordersToPay(run, asking.orders, { provider, now: asking.now });
  const total = sum(paying.map(({ amount }) => amount));
  refuseUnlessPayable(total, asking);
  const equal = await alreadyBegun(run, paying, asking.now);
  refuseSecondCharge(paying, equal);
  const same = new Set(equal?.map(({ id }) => id));
  const others = paying.flatMap(({ unfinished }) => unfinished).filter(({ id }) => !same.has(id));
  const superseded = [...new Set(others.map(nameOf))];
  if (equal) return { paying, payments: equal, total, superseded };
  const chargeId = randomUUID();
  const payments: PaymentRow[] = [];
  for (const order of paying) payments.push(await insert(run, chargeId, order, asking));
  return { paying, payments, total, superseded };
};
