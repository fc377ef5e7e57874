import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { netOf } from '@tableside/domain/split';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { markTillState, type TillBill, type TillVenue, tableBillOfOrder } from '../bills/index.ts';
import { raiseAlert } from '../ledger/index.ts';
import { announceOrders, moveOrder, type OrderFacts, piecesOfOrder, readOrder } from '../orders/index.ts';
import { printedWords } from '../paper/index.ts';
import { type PosAdapter, type TillOrder, TillSilent } from './port.ts';
import {
  billsToRead,
  claimOrder,
  claimPayment,
  finishOrder,
  finishPayment,
  ordersToSend,
  type PaymentToSend,
  paymentsToSend,
} from './queue-store.ts';
import { takeBill } from './take-bill.ts';
import { externalTills, tillVenue } from './tills.ts';

type Venue = TillVenue & {
  readonly till: PosAdapter;
  /** How its till is told of a fee. */
  readonly fee: string;
};
type Parts = Pick<
  Deps,
  'database' | 'secretBox' | 'venues' | 'menuPublisher' | 'clock' | 'log' | 'env' | 'providerPlaces'
>;

/** The order as the till gets it: a line a portion, at what the guest agreed to pay; tips are no part of its bill. */
const asTillOrder = (facts: OrderFacts, fee: string, at: Date): TillOrder => ({
  reference: facts.order.id,
  table: facts.tableName,
  currency: facts.order.currency,
  lines: piecesOfOrder(facts, at, true)
    .filter(({ kind }) => kind !== 'tip')
    .map(({ name, modifiers, price, discount_share }) => ({
      name: name === '' ? fee : name,
      unitPrice: netOf({ price: minor(price), discount: minor(discount_share) }),
      modifiers: modifiers.map(modifier => modifier.name),
      note: '',
    })),
});

const tell = async ({ database }: Parts, orderId: string): Promise<void> =>
  database.transaction(async run => {
    const facts = await readOrder(run, orderId);
    await announceOrders(run, [{ facts, event: 'order-updated', staffEvent: 'order-updated' }]);
  });

/** The till said no: the kitchen will not see the order, so it fails with the till's word. RT-08. */
const refused = async (parts: Parts, venue: Venue, facts: OrderFacts, reason: string): Promise<void> => {
  const now = parts.clock();
  await parts.database.transaction(async run => {
    await finishOrder(run, facts.order.id, { state: 'failed', bill: null, reason, at: new Date(now) });
    await moveOrder(run, {
      venueId: venue.id,
      order: facts.order.unique_order_number,
      actor: 'system',
      now,
      decide: order =>
        order.status === 'active' || order.status === 'partially_delivered'
          ? { to: 'failed', reason: `Till: ${reason}`, event: 'order-failed', data: { till: reason } }
          : null,
    });
  });
};

const accepted = async (
  parts: Parts,
  venue: Venue,
  orderId: string,
  bill: TillBill | null,
): Promise<void> => {
  const finish = (run: Run): Promise<void> =>
    finishOrder(run, orderId, {
      state: 'sent',
      bill: bill?.id ?? null,
      reason: null,
      at: new Date(parts.clock()),
    });
  await (bill ? takeBill(parts, venue, bill, finish) : parts.database.transaction(finish));
  await tell(parts, orderId);
};

const sendOrder = async (parts: Parts, venue: Venue, orderId: string): Promise<void> => {
  const { database, clock } = parts;
  const claim = await claimOrder(database.run, orderId, venue.id, new Date(clock()));
  if (!claim) return;
  const billId = await tableBillOfOrder(database.run, orderId);
  if (claim.tries === 1) {
    if (billId) await database.transaction(run => markTillState(run, billId, 'sending', clock()));
    await tell(parts, orderId);
  }
  const facts = await readOrder(database.run, orderId);
  const answer = await venue.till.placeOrder(asTillOrder(facts, venue.fee, new Date(clock())));
  if (answer.kind === 'refused') await refused(parts, venue, facts, answer.reason);
  else await accepted(parts, venue, orderId, answer.bill);
};

const METHODS: Readonly<Record<string, 'cash' | 'card'>> = {
  cash: 'cash',
  'card-machine': 'card',
  worldline: 'card',
};

/** The till's word against a payment that is captured: a person looks at it, the guest has paid either way. */
const sendPayment = async (parts: Parts, venue: Venue, payment: PaymentToSend): Promise<void> => {
  const { database, clock } = parts;
  if (!(await claimPayment(database.run, payment.id, venue.id, new Date(clock())))) return;
  const { id, amount, tip, method, bill } = payment;
  const answer = await venue.till.takePayment(bill, {
    reference: id,
    method: METHODS[method] ?? 'online',
    amount,
    tip,
  });
  const now = clock();
  const at = new Date(now);
  if (answer.kind === 'done') {
    const finish = (run: Run): Promise<void> => finishPayment(run, id, { state: 'sent', reason: null, at });
    await (answer.bill ? takeBill(parts, venue, answer.bill, finish) : database.transaction(finish));
    return;
  }
  await database.transaction(async run => {
    await finishPayment(run, id, { state: 'failed', reason: answer.reason, at });
    await raiseAlert(run, {
      kind: 'till_refused_payment',
      dedupeKey: `till-payment:${id}`,
      venueId: venue.id,
      paymentId: id,
      data: { till_bill: bill, reason: answer.reason, amount_minor: amount },
      now,
    });
  });
};

const readAgain = async (
  parts: Parts,
  venue: Venue,
  bill: { readonly id: string; readonly external: string },
): Promise<void> => {
  const known = await venue.till.readBill(bill.external);
  if (known) await takeBill(parts, venue, known);
};

/** All that waits for one till; the first silence ends the round, since the next call would wait as long. */
const sendAll = async (parts: Parts, venue: Venue): Promise<void> => {
  const { run } = parts.database;
  const now = new Date(parts.clock());
  for (const order of await ordersToSend(run, venue.id, now)) await sendOrder(parts, venue, order);
  for (const payment of await paymentsToSend(run, venue.id, now)) await sendPayment(parts, venue, payment);
  for (const bill of await billsToRead(run, venue.id)) await readAgain(parts, venue, bill);
};

/**
 * Brings orders and payments to external tills and reads bills that could not be read before. What got no answer is sent
 * again, with pauses that grow to a minute; the same reference makes it the same order there.
 */
export const pushToTills = async (parts: Parts): Promise<void> => {
  const tills = await externalTills(parts, parts.database.run);
  await Promise.all(
    tills.map(async ({ venueId, till }) => {
      const place = await tillVenue(parts, venueId);
      const venue = { ...place, till, fee: printedWords(place.language)('print.fee') };
      await sendAll(parts, venue).catch((cause: unknown) => {
        if (cause instanceof TillSilent) parts.log.warn({ err: cause, venueId }, 'the till is silent');
        else if (cause instanceof Refusal) parts.log.warn({ err: cause, venueId }, 'not sent to the till');
        else throw cause;
      });
    }),
  );
};
