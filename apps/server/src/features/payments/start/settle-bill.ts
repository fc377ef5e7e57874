import { randomUUID } from 'node:crypto';
import { Refusal, toWire } from '@tableside/contract';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { foldPayment } from '@tableside/domain/payments';
import type { VenueSettings } from '@tableside/domain/venue';
import { providerOf } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { Hand } from '../../../http/mount/handler.ts';
import { announceTableBill, type Bill, type PaidOrder, piecesToPay, type Scope } from '../../bills/index.ts';
import { projectionOf } from '../record/advance.ts';
import { bookCapture } from '../record/capture.ts';
import { cashDrawerOf } from '../record/cash-drawer.ts';
import type { NewEvent } from '../record/event-store.ts';
import { STORED_SCOPE } from '../record/payment.ts';
import { asWritten, insertPayment } from '../record/payment-store.ts';
import { announceStaffPayment } from '../view/announce.ts';

/** Money that a person took; amounts in minor units. */
export type StaffPaymentRequest = {
  readonly method: 'cash' | 'room-bill' | 'card-machine' | 'worldline';
  /** Pieces, an amount, or neither for all that is left. */
  readonly items?: readonly string[] | undefined;
  readonly amount?: number | undefined;
  /** What was on the screen of who took it. */
  readonly expected?: number | undefined;
  readonly tip: number;
  readonly note: string;
  /** Who took it: one of the staff, or another system by its key. */
  readonly staff: Pick<Hand, 'name'> & ({ readonly userId: string } | { readonly keyId: string });
  /** Where its cash is, as `cashDrawerOf` says, where the caller asked already. */
  readonly place?: { readonly drawer?: string };
  /** Epoch milliseconds. */
  readonly now: number;
};

export const scopeOfStaff = ({ items, amount }: Pick<StaffPaymentRequest, 'items' | 'amount'>): Scope => {
  if (items !== undefined && amount !== undefined) throw new Refusal('payment_amount_invalid');
  if (items !== undefined) return { kind: 'listed', items };
  return amount === undefined ? { kind: 'all' } : { kind: 'amount', amount: minor(amount) };
};

export const newPayment = (
  bill: Pick<Bill, 'id' | 'venueId' | 'currency'>,
  settlement: StaffPaymentRequest,
  provider: string,
  scope: Scope,
  amount: Minor,
) => {
  const { method, tip, now } = settlement;
  const id = randomUUID();
  const at = new Date(now);
  return {
    id,
    venue_id: bill.venueId,
    bill_id: bill.id,
    session_id: null,
    guest_index: null,
    device_hash: null,
    provider,
    method,
    scope: STORED_SCOPE[scope.kind],
    currency: bill.currency,
    amount,
    tip: minor(tip),
    fee: minor(0),
    total: minor(amount + tip),
    personnel_id: tip > 0 && 'userId' in settlement.staff ? settlement.staff.userId : null,
    language: 'en',
    provider_key: id,
    expires_at: at,
    created_at: at,
    check_at: null,
    taken_by: settlement.staff.name,
  };
};

/** Both at once: nobody waits for the money. */
export const eventsOf = ({ staff, note }: StaffPaymentRequest, total: Minor): NewEvent[] => [
  {
    event: { kind: 'created' },
    source: 'staff',
    eventId: null,
    data: {
      ...('userId' in staff ? { staff: staff.userId } : { key: staff.keyId }),
      ...(note !== '' && { note }),
    },
  },
  { event: { kind: 'captured', amount: total }, source: 'staff', eventId: null },
];

export type RecordedStaffPayment = {
  readonly paymentId: string;
  readonly allocated: Minor;
  /** Orders that are paid now, as they stand. */
  readonly orders: readonly PaidOrder[];
};

/** Refuses bill_changed, with what is to be taken now in major units, where that is not what staff read and took. */
export const refuseUnlessExpected = (amount: Minor, expected: number | undefined, decimals: number): void => {
  if (expected !== undefined && expected !== amount)
    throw new Refusal('bill_changed', { amount: toWire(amount, decimals) });
};

/**
 * A tip that staff type in reaches no further than one that guests type; a coin more or less than their chips is fine.
 * Refuses tip_invalid with the limits in major units. TIPCHIP-15.
 */
export const refuseTipBeyondCap = (tip: number, { tips, currency }: VenueSettings): void => {
  if (tip <= tips.maxAmount) return;
  const { decimals } = currency;
  throw new Refusal('tip_invalid', {
    min: toWire(ZERO, decimals),
    max: toWire(minor(tips.maxAmount), decimals),
  });
};

/**
 * The guest paid staff: in cash, on the room, at the house's card machine. Captured at once, in the caller's transaction,
 * which holds the lock of `bill`; a tip is for who took it. Answers with the payment's id and what it paid for. Refuses as
 * piecesToPay does, bill_changed, and payment_amount_invalid where there is nothing to take.
 */
export const recordStaffPayment = async (
  run: Run,
  bill: Bill,
  settlement: StaffPaymentRequest,
): Promise<RecordedStaffPayment> => {
  const { now, staff } = settlement;
  const scope = scopeOfStaff(settlement);
  const payer = { sessionId: null, guestIndex: null, scope, now };
  const { items, amount } = await piecesToPay(run, bill, payer);
  refuseUnlessExpected(amount, settlement.expected, bill.decimals);
  if (amount + settlement.tip === 0) throw new Refusal('payment_amount_invalid');
  const provider = providerOf(settlement.method);
  if (!provider) throw new Error(`nobody takes money by ${settlement.method}`);
  const row = newPayment(bill, settlement, provider.id, scope, amount);
  const events = eventsOf(settlement, row.total);
  const state = foldPayment(events.map(({ event }) => event));
  // Whoever holds the bill knows that its free pieces are free: all of the money is for them.
  const caches = projectionOf(asWritten(row), state, { allocated: amount }, now);
  const payment = await insertPayment(run, row, items, events, caches);
  const { account } = provider.capabilities;
  const place = settlement.place ?? (await cashDrawerOf(run, bill.venueId, account, staff));
  // An amount may have divided a piece meanwhile.
  const { allocated, suspense, orders, told } = await bookCapture(run, {
    payment,
    bill,
    captured: row.total,
    differs: false,
    wanted: items,
    method: row.method,
    account,
    ...place,
    now,
  });
  if (suspense > 0 || allocated !== amount) throw new Refusal('bill_item_not_free');
  await announceStaffPayment(run, bill.venueId, row.id, told);
  await announceTableBill(run, bill, 'bill-updated', now);
  return { paymentId: row.id, allocated, orders };
};
