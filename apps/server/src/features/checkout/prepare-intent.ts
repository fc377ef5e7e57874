import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import { announceBill, lockBill, type UnpaidBill } from '../bills/index.ts';
import { billOrOrder, type OrderFacts, sendOrderBill } from '../orders/index.ts';
import {
  areSameItems,
  beginPayment,
  lastsLongEnough,
  type PaidKinds,
  type PaymentRow,
  STORED_SCOPE,
  type UnfinishedPayment,
  underWayFor,
  unfinishedPayments,
} from '../payments/index.ts';
import { type Asking, checkPlace, scopeOf, type Wanted, wantedOf } from './intent-wanted.ts';
import { insertRounding } from './round-up.ts';

/** The payment to be made, what it is for, and those of the same phone that it takes the place of. */
export type Prepared = {
  readonly payment: PaymentRow;
  readonly bill: UnpaidBill;
  readonly kinds: PaidKinds;
  /** What is given with it by rounding up. */
  readonly donation: Minor;
  readonly superseded: readonly PaymentRow[];
};

const isEqual = (payment: UnfinishedPayment, wanted: Wanted, asking: Asking): boolean =>
  (payment.charge_id === null || payment.charge_id === payment.id) &&
  payment.donation === wanted.donation &&
  payment.amount === wanted.amount &&
  payment.tip === wanted.tip &&
  payment.personnel_id === (wanted.tip > 0 ? asking.body.personnel_id : null) &&
  lastsLongEnough(payment, asking.now) &&
  areSameItems(payment.items, wanted.items);

/** `last`: for the statement after which nothing follows. */
const insert = async (
  { run, last }: { readonly run: Run; readonly last: Run },
  bill: UnpaidBill,
  asking: Asking,
  wanted: Wanted,
): Promise<PaymentRow> => {
  const { guest, body, settings } = asking;
  const id = randomUUID();
  await insertRounding(run, id, asking, wanted.donation);
  const payment = {
    id,
    ...(wanted.donation > 0 && { charge_id: id }),
    venue_id: guest.venueId,
    bill_id: bill.id,
    session_id: guest.sessionId,
    guest_index: guest.guestIndex,
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
    account_ref: asking.accountRef,
  };
  return beginPayment(last, payment, wanted.items, asking);
};

/** The payment of this phone for the same, if there is one, and those that it takes the place of. */
const alreadyBegun = async (
  run: Run,
  bill: UnpaidBill,
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

/** The first payment of an order that stands on no bill: nobody can have begun to pay a bill that was not there. */
const prepareFirst = async (run: Run, last: Run, facts: OrderFacts, asking: Asking): Promise<Prepared> => {
  const { bill, made, behind } = sendOrderBill(run, facts, asking.now);
  checkPlace(bill, asking);
  const { wanted, kinds } = await wantedOf(behind(run), bill, asking, { begun: [], made });
  const payment = await insert({ run: behind(run), last: behind(last) }, bill, asking, wanted);
  return { bill, kinds, donation: wanted.donation, payment, superseded: [] };
};

/**
 * Decides in one transaction what a payment is for and what it costs, and keeps it before anybody outside hears of it. A
 * phone has one unfinished payment per bill and provider: asking for the same answers with the same, for something else
 * takes its place. Refuses what cannot be paid, `bill_changed` with the new sum (major units), and `payment_under_way`
 * while money for the same dishes may be on its way. `last`: `run` for the statement after which nothing follows. PAY-11,
 * PAY-12, PAY-47.
 */
export const prepareIntent = async (run: Run, last: Run, asking: Asking): Promise<Prepared> => {
  const { guest, body, now } = asking;
  const { sessionId, venueId } = guest;
  const { billId, facts } = await billOrOrder(run, venueId, body.order, sessionId);
  if (billId === null) return prepareFirst(run, last, facts, asking);
  const bill = await lockBill(run, billId);
  checkPlace(bill, asking);
  const unfinished = await unfinishedPayments(run, { sessionId, billId, provider: asking.provider.id });
  const begun = unfinished.map(payment => payment.items);
  const { wanted, kinds } = await wantedOf(run, bill, asking, { begun, made: null });
  const { equal, superseded } = await alreadyBegun(run, bill, asking, wanted, unfinished);
  const payment = equal ?? (await insert({ run, last: run }, bill, asking, wanted));
  if (!equal && bill.kind === 'table') await announceBill(run, bill.id, 'order-items-selected', now);
  return { bill, kinds, donation: wanted.donation, payment, superseded };
};
