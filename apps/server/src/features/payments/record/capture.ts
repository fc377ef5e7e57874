import { captureLines, moneyAccount, operatorAccount, unassigned } from '@tableside/domain/ledger';
import { allocate as divide, type Minor, minor, ZERO } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { OutboxEntry } from '../../../realtime/outbox.ts';
import { allocate, type Bill, type PaidOrder, type PieceAmount } from '../../bills/index.ts';
import { type NewEntry, type PaymentEntry, postPaymentEntry } from '../../ledger/index.ts';
import { hasPaid, orderHasEnded } from './capture-store.ts';
import type { PaymentRow } from './payment.ts';
import { itemsOfPayment } from './payment-store.ts';

/** What became of money that came, in minor units. */
export type Captured = {
  readonly allocated: Minor;
  /** Captured and for nothing: what goes back, or what a person has to look at. */
  readonly suspense: Minor;
  /** What of the tip goes back with it: the share of what could not be paid for. */
  readonly tipBack: Minor;
  readonly orderEnded: boolean;
  /** Orders that are paid now, as they stand. */
  readonly orders: readonly PaidOrder[];
  /** What is to be told of them: the caller writes it. */
  readonly told: readonly OutboxEntry[];
};

type Money = {
  readonly payment: PaymentRow;
  readonly bill: Bill;
  readonly captured: Minor;
  /** The sum is not what was asked for: nothing is paid with it. */
  readonly differs: boolean;
  /** By which way it came. */
  readonly method: string;
  /** What it is meant for, where that is known. */
  readonly wanted?: readonly PieceAmount[];
  /** Where it is, in the journal's words: the provider's capability `account`. */
  readonly account: string;
  /** The drawer of whoever took it, that it is in; absent: the house's, or it is no cash. */
  readonly drawer?: string;
  readonly now: number;
};

type Paid = Pick<Captured, 'allocated' | 'orderEnded' | 'orders' | 'told'> & {
  readonly sale: NewEntry | null;
};

const NOTHING: Paid = { allocated: ZERO, orderEnded: false, orders: [], told: [], sale: null };

const pay = async (run: Run, money: Money): Promise<Paid> => {
  const { payment, bill, differs, method, now } = money;
  if (differs) return NOTHING;
  if (await orderHasEnded(run, bill.id)) return { ...NOTHING, orderEnded: true };
  // Nobody rounds up what could not be paid.
  if (bill.kind === 'donation' && payment.charge_id && !(await hasPaid(run, payment.charge_id)))
    return NOTHING;
  const wanted = money.wanted ?? (await itemsOfPayment(run, payment.id));
  return {
    ...(await allocate(run, bill, { paymentId: payment.id, wanted, method, now })),
    orderEnded: false,
  };
};

type Booking = Pick<Money, 'payment' | 'differs' | 'method' | 'account' | 'drawer' | 'now'> & {
  readonly bill: Pick<Bill, 'id'>;
  readonly parts: Parameters<typeof unassigned>[0];
};

/** The entry that says what money came and where it is. */
export const captureEntry = ({
  payment,
  bill,
  differs,
  method,
  account,
  drawer,
  now,
  parts,
}: Booking): PaymentEntry => ({
  venueId: payment.venue_id,
  kind: 'capture',
  currency: payment.currency,
  billId: bill.id,
  paymentId: payment.id,
  dedupeKey: `capture:${payment.id}`,
  at: now,
  data: {
    method,
    ...(differs && { asked_for_minor: payment.total }),
    ...(drawer !== undefined && { drawer }),
    // Where the operator has it, from where it goes back.
    ...(payment.account_venue_id !== null && { account }),
  },
  lines: captureLines({
    ...parts,
    account:
      payment.account_venue_id === null ? moneyAccount(account) : operatorAccount(payment.account_venue_id),
    personnelId: payment.personnel_id,
  }),
});

/**
 * Money of a payment came: it pays for what it was meant for as far as that is still free, the rest waits in suspense,
 * and the journal says so. Bill and payment must be locked. ADR 0010.
 */
export const bookCapture = async (run: Run, money: Money): Promise<Captured> => {
  const { payment, captured, differs } = money;
  const { allocated, orderEnded, orders, told, sale } = await pay(run, money);
  const tip = differs ? ZERO : minor(payment.tip);
  const fee = differs ? ZERO : minor(payment.fee);
  const [, tipBack = ZERO] = divide(tip, [allocated, payment.amount - allocated]);
  const parts = { captured, allocated, tip, fee };
  const capture = captureEntry({ ...money, parts });
  const { account_venue_id: operator } = payment;
  await postPaymentEntry(
    run,
    capture,
    operator === null ? null : { id: operator, account: money.account },
    sale ? [sale] : [],
  );
  return {
    allocated,
    suspense: unassigned(parts),
    tipBack: payment.amount === 0 ? ZERO : tipBack,
    orderEnded,
    orders,
    told,
  };
};
