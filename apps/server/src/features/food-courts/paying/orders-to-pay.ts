import { Refusal } from '@tableside/contract';
import type { Minor } from '@tableside/domain/money';
import type { PaymentProvider } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { GuestSession } from '../../../http/guest.ts';
import { lockBill, type Piece, piecesToPay, type UnpaidBill } from '../../bills/index.ts';
import { billOrOrder, sendOrderBill } from '../../orders/index.ts';
import { type UnfinishedPayment, underWayFor, unfinishedPayments } from '../../payments/index.ts';

type Payables = Awaited<ReturnType<typeof piecesToPay>>;

/** An order of a phone at one stall. */
export type OrderAt = { readonly guest: GuestSession; readonly number: string };

/** What is to be paid of it, and what this phone has begun to pay for it. Minor units. */
export type OrderToPay = OrderAt & {
  readonly bill: UnpaidBill;
  readonly items: Payables['items'];
  readonly pieces: Payables['pieces'];
  readonly amount: Minor;
  readonly unfinished: readonly UnfinishedPayment[];
  /** Of those, and of others at other providers, the ones that may still bring money by themselves. */
  readonly underWay: Awaited<ReturnType<typeof underWayFor>>;
};

type Asking = { readonly provider: Pick<PaymentProvider, 'id'>; readonly now: number };

/** Says of a refusal which order and stall it is about. */
export const naming = async <T>({ guest, number }: OrderAt, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const { venueId, venue } = guest;
    throw new Refusal(cause.code, {
      ...cause.details,
      order: number,
      restaurant_id: venueId,
      restaurant_name: venue.name,
    });
  }
};

type Held = { readonly bill: UnpaidBill; readonly made: readonly Piece[] | null; readonly run: Run };

/** Orders without a bill first, by their numbers, then bills in the order of their ids: as everybody locks them. */
const hold = async (run: Run, orders: readonly OrderAt[], now: number): Promise<Map<OrderAt, Held>> => {
  const found: (OrderAt & {
    readonly at: OrderAt;
    readonly there: Awaited<ReturnType<typeof billOrOrder>>;
  })[] = [];
  for (const at of [...orders].sort((one, other) => (one.number < other.number ? -1 : 1))) {
    const { guest, number } = at;
    const there = await naming(at, () => billOrOrder(run, guest.venueId, number, guest.sessionId));
    found.push({ ...at, at, there });
  }
  const held = new Map<OrderAt, Held>();
  const byBill = (one: (typeof found)[number], other: (typeof found)[number]): number =>
    String(one.there.billId) < String(other.there.billId) ? -1 : 1;
  for (const { at, there } of found.filter(({ there }) => there.billId !== null).sort(byBill)) {
    if (there.billId !== null) held.set(at, { bill: await lockBill(run, there.billId), made: null, run });
  }
  for (const { at, there } of found) {
    if (there.billId !== null) continue;
    const { facts } = there;
    const { bill, made, behind } = await naming(at, async () => sendOrderBill(run, facts, now));
    held.set(at, { bill, made, run: behind(run) });
  }
  return held;
};

const toPay = async (
  at: OrderAt,
  { bill, made, run }: Held,
  { provider, now }: Asking,
): Promise<OrderToPay> => {
  const { sessionId, guestIndex } = at.guest;
  // What stands on a table's bill is paid at its stall, with all that stands there.
  if (bill.kind !== 'order') throw new Refusal('payment_type_not_enabled');
  const unfinished = await unfinishedPayments(run, { sessionId, billId: bill.id, provider: provider.id });
  const begun = unfinished.map(({ items }) => items);
  const payer = { sessionId, guestIndex, scope: { kind: 'all' } as const, begun, now };
  const { items, pieces, amount } = await piecesToPay(run, bill, payer, made);
  const wanted = items.map(({ id }) => id);
  const underWay = await underWayFor(run, { sessionId, billId: bill.id, items: wanted });
  return { ...at, bill, items, pieces, amount, unfinished, underWay };
};

/**
 * Locks the bills of several orders, made here where an order has none, and says what is to be paid of each: all of it.
 * Refuses what paying for an order refuses, and payment_type_not_enabled for one that stands on a table's bill; the refusal
 * names the order and its stall.
 */
export const ordersToPay = async (
  run: Run,
  orders: readonly OrderAt[],
  asking: Asking,
): Promise<OrderToPay[]> => {
  const held = await hold(run, orders, asking.now);
  const paying: OrderToPay[] = [];
  for (const at of orders) {
    const there = held.get(at);
    if (there) paying.push(await naming(at, () => toPay(at, there, asking)));
  }
  return paying;
};
