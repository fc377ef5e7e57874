import { captureLines, moneyAccount, unassigned } from '@tableside/domain/ledger';
import { allocate as divide, type Minor, minor, ZERO } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import { allocate, type Bill, bookSale, type Piece, type PieceAmount } from '../bills/index.ts';
import { postEntry } from '../ledger/index.ts';
import { orderHasEnded } from './capture-store.ts';
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
};

type Money = {
  readonly payment: PaymentRow;
  readonly bill: Bill;
  readonly captured: Minor;
  /** The sum is not what was asked for: nothing is paid with it. */
  readonly differs: boolean;
  /** By which way it came. */
  readonly method: string;
  /** What is known without reading: what it is meant for, and the pieces of a bill made just now, whose order is alive. */
  readonly known?: { readonly wanted: readonly PieceAmount[]; readonly made: readonly Piece[] | null };
  /** Where it is, in the journal's words: the provider's capability `account`. */
  readonly account: string;
  readonly now: number;
};

const allocated = async (
  run: Run,
  { payment, bill, differs, known, method, now }: Money,
): Promise<{ sum: Minor; orderEnded: boolean }> => {
  if (differs) return { sum: ZERO, orderEnded: false };
  const made = known?.made ?? undefined;
  if (!made && (await orderHasEnded(run, bill.id))) return { sum: ZERO, orderEnded: true };
  const wanted = known?.wanted ?? (await itemsOfPayment(run, payment.id));
  const paid = await allocate(run, bill, { paymentId: payment.id, wanted, method, now, pieces: made });
  if (paid.allocated > 0) await bookSale(run, bill, now, paid.pieces);
  return { sum: paid.allocated, orderEnded: false };
};

/**
 * Money of a payment came: it pays for what it was meant for as far as that is still free, the rest waits in suspense,
 * and the journal says so. Bill and payment must be locked. DESIGN §6, ADR 0010.
 */
export const bookCapture = async (run: Run, money: Money): Promise<Captured> => {
  const { payment, bill, captured, differs, method, account, now } = money;
  const { sum, orderEnded } = await allocated(run, money);
  const tip = differs ? ZERO : minor(payment.tip);
  const fee = differs ? ZERO : minor(payment.fee);
  const [, tipBack = ZERO] = divide(tip, [sum, payment.amount - sum]);
  const parts = { captured, allocated: sum, tip, fee };
  await postEntry(run, {
    venueId: payment.venue_id,
    kind: 'capture',
    currency: payment.currency,
    billId: bill.id,
    paymentId: payment.id,
    dedupeKey: `capture:${payment.id}`,
    at: now,
    data: { method, ...(differs && { asked_for_minor: payment.total }) },
    lines: captureLines({
      ...parts,
      account: moneyAccount(account),
      personnelId: payment.personnel_id,
    }),
  });
  return {
    allocated: sum,
    suspense: unassigned(parts),
    tipBack: payment.amount === 0 ? ZERO : tipBack,
    orderEnded,
  };
};
