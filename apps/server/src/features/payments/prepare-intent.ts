import { randomUUID } from 'node:crypto';
import { Refusal, toWire } from '@tableside/contract';
import { minimumTotal } from '@tableside/domain/cart';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { INTENT_LIFETIME_MS, nextCheck } from '@tableside/domain/payments';
import { type Flags, payingEnabled, type VenueSettings } from '@tableside/domain/venue';
import { type PaymentProvider, smallestAmount } from '@tableside/payments';
import type { Run } from '../../database/database.ts';
import type { CallInputOnServer } from '../../http/handler.ts';
import {
  announceBill,
  type Bill,
  openBillOfOrder,
  type PieceAmount,
  piecesToPay,
  type Scope,
} from '../bills/index.ts';
import { allowedTip } from '../orders/index.ts';
import type { GuestSession } from '../sessions/index.ts';
import type { NewEvent } from './event-store.ts';
import { kindsOf, type PaidKinds } from './paid-kinds.ts';
import { type PaymentRow, STORED_SCOPE } from './payment.ts';
import { insertPayment } from './payment-store.ts';
import { isTippable } from './personnel-store.ts';
import { type UnfinishedPayment, underWayFor, unfinishedPayments } from './unfinished-store.ts';

export type IntentBody = CallInputOnServer<'POST /payments/stripe/payment-intent'>['body'];

export type Asking = {
  readonly guest: GuestSession;
  readonly deviceHash: Buffer;
  readonly settings: VenueSettings;
  readonly flags: Flags;
  readonly provider: PaymentProvider;
  readonly method: string;
  readonly body: IntentBody;
  readonly now: number;
};

/** The payment to be made, what it is for, and those of the same phone that it takes the place of. */
export type Prepared = {
  readonly payment: PaymentRow;
  readonly bill: Bill;
  readonly kinds: PaidKinds;
  readonly superseded: readonly PaymentRow[];
};

/** One that ends sooner is not handed out again: the guest would not get to the end of the bank's form. */
const MIN_REST_MS = 60_000;

const scopeOf = ({ amount, split_between, pay_for_selected_items }: IntentBody): Scope => {
  const named = [amount, split_between].filter(part => part !== undefined).length;
  if (named + Number(pay_for_selected_items) > 1) throw new Refusal('payment_amount_invalid');
  if (amount !== undefined) return { kind: 'amount', amount: minor(amount) };
  if (split_between !== undefined) return { kind: 'share', between: split_between };
  return { kind: pay_for_selected_items ? 'items' : 'all' };
};

/** Whether the phone saw another sum than `amount` (minor units); phones send major units. */
const sawAnother = (seen: number | undefined, amount: Minor, decimals: number): boolean =>
  seen !== undefined && Math.abs(seen * 10 ** decimals - amount) >= 0.5;

/** The tip as it may be given here: only where the Pay screen asks for one, to somebody who works here. TIPCHIP-02. */
const tipOf = async (run: Run, asking: Asking, amount: Minor): Promise<Minor> => {
  const { body, settings, flags, guest } = asking;
  if (body.tips === 0) return ZERO;
  const somebody = body.personnel_id === null || (await isTippable(run, guest.venueId, body.personnel_id));
  if (!flags.has('pay-go') || !somebody) throw new Refusal('tip_invalid');
  return allowedTip(body.tips, { subtotal: amount, discounted: amount }, settings, flags);
};

const checkTotal = (total: Minor, { provider, settings }: Asking): void => {
  const { decimals } = settings.currency;
  const least = Math.max(minimumTotal(decimals), smallestAmount(provider.capabilities, decimals));
  if (total < least) throw new Refusal('total_too_small', { minimum: toWire(minor(least), decimals) });
};

/** Nobody could pay the last few cents by phone: who chooses an amount pays all, or leaves enough for a payment. */
const checkRest = (left: number, { body, settings }: Asking): void => {
  const { decimals } = settings.currency;
  if (body.amount !== undefined && left > 0 && left < minimumTotal(decimals)) {
    const most = minor(Math.max(0, body.amount + left - minimumTotal(decimals)));
    throw new Refusal('payment_amount_invalid', { most: toWire(most, decimals) });
  }
};

/** A table's bill is paid where the venue lets guests pay there; an order of one's own always. PAYGO-18. */
const checkPlace = (bill: Bill, { guest, flags }: Asking): void => {
  const { orderType, payDisabled } = guest.table;
  const place = { flags, preview: false, tableType: orderType, payDisabled };
  if (bill.kind === 'table' && !payingEnabled(place)) throw new Refusal('ordering_disabled');
};

const sortedIds = (items: readonly PieceAmount[]): string =>
  items
    .map(({ id, amount }) => `${id}:${amount}`)
    .sort()
    .join();

type Wanted = { readonly items: readonly PieceAmount[]; readonly amount: Minor; readonly tip: Minor };

const isEqual = (payment: UnfinishedPayment, wanted: Wanted, asking: Asking): boolean =>
  payment.amount === wanted.amount &&
  payment.tip === wanted.tip &&
  payment.personnel_id === (wanted.tip > 0 ? asking.body.personnel_id : null) &&
  payment.expires_at.getTime() - asking.now > MIN_REST_MS &&
  sortedIds(payment.items) === sortedIds(wanted.items);

const CREATED: NewEvent = { event: { kind: 'created' }, source: 'guest', eventId: null };

const insert = (run: Run, bill: Bill, asking: Asking, wanted: Wanted): Promise<PaymentRow> => {
  const { guest, now, body, settings } = asking;
  const id = randomUUID();
  const expiresAt = now + INTENT_LIFETIME_MS;
  const check = nextCheck({ status: 'created', createdAt: now, expiresAt }, now);
  const payment = {
    id,
    venue_id: guest.venueId,
    bill_id: bill.id,
    session_id: guest.sessionId,
    guest_index: guest.guestIndex,
    device_hash: asking.deviceHash.toString('hex'),
    provider: asking.provider.id,
    method: asking.method,
    scope: STORED_SCOPE[scopeOf(body).kind],
    currency: settings.currency.code,
    amount: wanted.amount,
    tip: wanted.tip,
    fee: ZERO,
    total: minor(wanted.amount + wanted.tip),
    personnel_id: wanted.tip > 0 ? body.personnel_id : null,
    language: guest.language,
    provider_key: id,
    expires_at: new Date(expiresAt),
    created_at: new Date(now),
    check_at: check === null ? null : new Date(check),
  };
  return insertPayment(run, payment, wanted.items, [CREATED]);
};

/** The payment of this phone for the same, if there is one, and those that it takes the place of. */
const alreadyBegun = async (
  run: Run,
  bill: Bill,
  asking: Asking,
  wanted: Wanted,
  unfinished: readonly UnfinishedPayment[],
) => {
  const { sessionId } = asking.guest;
  const dishes = wanted.items.map(({ id }) => id);
  const underWay = await underWayFor(run, { sessionId, billId: bill.id, items: dishes });
  const equal = unfinished.find(payment => isEqual(payment, wanted, asking)) ?? null;
  // The same payment again is no second charge; another one beside it would be.
  const other = underWay.find(({ id, inDoubt }) => id !== equal?.id || inDoubt);
  if (other) throw new Refusal('payment_under_way', { payment: other.id });
  return { equal, superseded: unfinished.filter(({ id }) => id !== equal?.id) };
};

/**
 * Decides in one transaction what a payment is for and what it costs, and keeps it before anybody outside hears of it. A
 * phone has one unfinished payment per bill and provider: asking for the same answers with the same, for something else
 * takes its place. Refuses what cannot be paid, `bill_changed` with the new sum (major units), and `payment_under_way`
 * while money for the same dishes may be on its way. `last`: `run` for the statement after which nothing follows. PAY-11,
 * PAY-12, PAY-47, DESIGN §6.
 */
export const prepareIntent = async (run: Run, last: Run, asking: Asking): Promise<Prepared> => {
  const { guest, body, now, settings } = asking;
  const { sessionId, guestIndex, venueId } = guest;
  const { bill, made } = await openBillOfOrder(run, venueId, body.order, sessionId, now);
  checkPlace(bill, asking);
  const unfinished = made
    ? []
    : await unfinishedPayments(run, { sessionId, billId: bill.id, provider: asking.provider.id });
  const begun = unfinished.map(payment => payment.items);
  const payer = { sessionId, guestIndex, scope: scopeOf(body), begun, now };
  const { items, amount, pieces } = await piecesToPay(run, bill, payer, made);
  const { decimals } = settings.currency;
  if (sawAnother(body.expected_amount, amount, decimals)) {
    throw new Refusal('bill_changed', { amount: toWire(amount, decimals) });
  }
  checkRest(bill.total - bill.paid - amount, asking);
  const wanted = { items, amount, tip: await tipOf(run, asking, amount) };
  checkTotal(minor(amount + wanted.tip), asking);
  const kinds = kindsOf(pieces, bill);
  if (made) {
    // Nobody can have begun to pay a bill that was not there.
    return { bill, kinds, payment: await insert(last, bill, asking, wanted), superseded: [] };
  }
  const { equal, superseded } = await alreadyBegun(run, bill, asking, wanted, unfinished);
  const payment = equal ?? (await insert(run, bill, asking, wanted));
  if (!equal && bill.kind === 'table') await announceBill(run, bill.id, 'order-items-selected', now);
  return { bill, kinds, payment, superseded };
};
