import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { foldPayment, INTENT_LIFETIME_MS } from '@tableside/domain/payments';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { announceTableBill, type Bill, lockBillOfVenue, piecesToPay } from '../bills/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import {
  asWritten,
  insertPayment,
  type NewEvent,
  newPayment,
  projectionOf,
  refuseTipBeyondCap,
  refuseUnlessExpected,
  type StaffPaymentRequest,
  scopeOfStaff,
} from '../payments/index.ts';
import { audit } from '../staff/index.ts';
import { lockTerminal } from '../terminals/index.ts';
import type { Counter } from './counter.ts';
import { saleOfVenue } from './sale-view.ts';

/** By which way to pay the venue's own terminals are known. */
export const IN_PERSON = 'worldline';

const openBill = async (run: Run, { venueId }: StaffContext, bill: string): Promise<Bill> => {
  if (!isUuid(bill)) throw new Refusal('bill_not_found');
  const locked = await lockBillOfVenue(run, venueId, bill);
  if (locked.status !== 'open') throw new Refusal('bill_closed');
  return locked;
};

/** At a terminal staff take it, and no other system. */
type Wish = StaffPaymentRequest & { readonly staff: Pick<StaffContext, 'userId'> };

/** Money may be on its way as soon as the terminal is asked: it is from the beginning. */
const eventsOf = ({ staff }: Wish): NewEvent[] => [
  { event: { kind: 'created' }, source: 'staff', eventId: null, data: { staff: staff.userId } },
  { event: { kind: 'sent' }, source: 'staff', eventId: null },
  { event: { kind: 'processing' }, source: 'staff', eventId: null },
];

/** Keeps what the guest is about to pay at a terminal; the bill is locked. */
const keepPayment = async (
  run: Run,
  bill: Bill,
  wish: Wish,
  provider: string,
): Promise<{ readonly id: string; readonly total: number }> => {
  const { now } = wish;
  const scope = scopeOfStaff(wish);
  const { items, amount } = await piecesToPay(run, bill, { sessionId: null, guestIndex: null, scope, now });
  refuseUnlessExpected(amount, wish.expected, bill.decimals);
  if (amount === 0) throw new Refusal('payment_amount_invalid');
  const row = {
    ...newPayment(bill, wish, provider, scope, amount),
    expires_at: new Date(now + INTENT_LIFETIME_MS),
  };
  const events = eventsOf(wish);
  const state = foldPayment(events.map(({ event }) => event));
  await insertPayment(run, row, items, events, projectionOf(asWritten(row), state, {}, now));
  return { id: row.id, total: minor(row.total) };
};

/**
 * The guest pays at a terminal: in one transaction payment and sale are kept, then the terminal shows the sum. What it
 * says is taken in afterwards, by whichever server lives. Refuses as recordStaffPayment, terminal_busy, not_found.
 */
export const startSale =
  (deps: Deps, counter: Counter): Handler<'POST /console/{venue}/bills/{bill}/terminal-sale'> =>
  async ({ params, body, staff }) => {
    const { settings } = await deps.venues.get(staff.venueId);
    refuseTipBeyondCap(body.tip, settings);
    const provider = deps.providers.ofMethod(IN_PERSON);
    if (!provider) throw new Refusal('payment_type_not_enabled');
    const answer = await deps.database.transaction(async run => {
      const bill = await openBill(run, staff, params.bill);
      const terminal = await lockTerminal(run, staff.venueId, body.terminal);
      if (!terminal) throw new Refusal('not_found');
      const { items, amount, expected_total: expected, tip } = body;
      const now = deps.clock();
      const wish = { method: IN_PERSON, items, amount, expected, tip, note: '', staff, now } as const;
      const payment = await keepPayment(run, bill, wish, provider.id);
      await deps.terminals.prepareSale(run, {
        terminal: terminal.id,
        payment: payment.id,
        venueId: staff.venueId,
        amount: payment.total,
        currency: bill.currency,
        by: staff.name,
      });
      await audit(run, staff, {
        action: 'bill-terminal-sale',
        subject: `bill:${bill.id}`,
        data: { payment: payment.id, terminal: terminal.name, total_minor: payment.total, tip_minor: tip },
      });
      await announceTableBill(run, bill, 'bill-updated', now);
      const view = { sale: await saleOfVenue(run, staff.venueId, payment.id) };
      await keepAnswerWithin(run, view);
      return view;
    });
    counter.begin(answer.sale.uuid);
    return answer;
  };
