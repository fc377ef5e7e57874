import type { Evening } from './evening.ts';
import type { Truth } from './hold-numbers.ts';
import { cents, type Report, same, sumOf } from './same.ts';
import type { Screens } from './screens.ts';

/** The list of payments against the journal, the bank, and what each waiter reads of their own. */
export const holdPayments = async (
  { house, place }: Evening,
  { payments, numbers, books }: Screens,
  truth: Truth,
  report: Report,
): Promise<void> => {
  const paid = payments.filter(({ paid_at }) => paid_at !== null);
  same(
    'received',
    sumOf(paid, ({ total }) => cents(total)),
    truth.received,
    report,
  );
  same(
    'given back',
    sumOf(paid, ({ refunded }) => cents(refunded)),
    truth.givenBack,
    report,
  );
  same(
    'to be given back',
    sumOf(payments, each => cents(each.refund_due)),
    0,
    report,
  );
  const dones = paid.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'succeeded');
  same(
    'refunds',
    sumOf(dones, ({ amount }) => cents(amount)),
    truth.givenBack,
    report,
  );
  // A tip that was chosen when ordering stands on the bill: it goes back as a piece, and is not the payment's own.
  const onBills = sumOf(
    books.entries.filter(({ kind }) => kind === 'refund_due'),
    ({ data }) => Number(data.tipPieces ?? 0),
  );
  same(
    'tips given back',
    sumOf(dones, ({ tip }) => cents(tip)),
    truth.tipsRefunded - onBills,
    report,
  );
  for (const payment of paid) {
    const rest = cents(payment.total) - cents(payment.refunded) - cents(payment.refund_due);
    same(`${payment.method} ${payment.uuid}: refundable`, cents(payment.refundable), rest, report);
    const { status, refunded } = payment;
    const wanted = refunded === 0 ? 'captured' : rest === 0 ? 'refunded' : 'part_refunded';
    same(`${payment.method} ${payment.uuid}: status`, status, wanted, report);
  }
  const bank = await house.bankBook();
  for (const payment of payments.filter(({ provider }) => provider === 'stripe')) {
    const there = bank.get(payment.uuid) ?? { captured: 0, refunded: 0 };
    const took = payment.paid_at === null ? 0 : cents(payment.total);
    same(`${payment.uuid}: at the bank`, took, there.captured, report);
    same(`${payment.uuid}: back at the bank`, cents(payment.refunded), there.refunded, report);
  }
  const { id: venue } = place.venue;
  for (const waiter of place.crew.waiters) {
    const { own } = await waiter.call('GET /console/{venue}/numbers/own', { venue, query: {} });
    const house_ = numbers.people.find(({ name }) => name === waiter.name);
    const none = { name: waiter.name, payments: 0, sales: 0, received: 0, tips: 0 };
    same(`what ${waiter.name} reads`, own, house_ ?? none, report);
  }
};
