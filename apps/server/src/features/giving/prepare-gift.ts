import { randomUUID } from 'node:crypto';
import { Refusal, toWire } from '@tableside/contract';
import { cardFee, NO_FEE, STRANGERS_MS } from '@tableside/domain/gifts';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { smallestAmount } from '@tableside/payments';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { newOrderNumber } from '../../unique-number.ts';
import {
  beginPayment,
  type ChosenMethod,
  lastsLongEnough,
  type PaymentRow,
  unfinishedGifts,
} from '../payments/index.ts';
import { refuseTesting } from './cards/refuse-testing.ts';
import type { Gift, GivingBody } from './gift.ts';
import { hasGiven, insertGift, lockCard, openGiftOf } from './gift-store.ts';

export type AskingGift = {
  readonly gift: Gift;
  readonly body: GivingBody;
  readonly choice: ChosenMethod;
  readonly deviceHash: Buffer;
  /** Of the table where the guest sits; null: they only have the card. */
  readonly sessionId: string | null;
  readonly deps: Pick<Deps, 'providers' | 'env'>;
  readonly now: number;
};

export type PreparedGift = {
  readonly payment: PaymentRow;
  readonly number: string;
  /** Of the same phone and card, whose place it takes. */
  readonly superseded: readonly PaymentRow[];
};

type Sums = { readonly amount: Minor; readonly fee: Minor; readonly total: Minor };

/** What is given, and what the guest pays for it. Refuses tip_invalid, total_too_small and bill_changed. */
const sumsOf = ({ gift, body, choice }: AskingGift): Sums => {
  const { terms, venue } = gift;
  const { decimals } = venue.settings.currency;
  const amount = minor(body.amount);
  if (amount < terms.min || amount > terms.max) {
    throw new Refusal('tip_invalid', { min: toWire(terms.min, decimals), max: toWire(terms.max, decimals) });
  }
  const fee = cardFee(amount, venue.settings.cardFee ?? NO_FEE);
  const total = minor(amount + fee);
  const least = smallestAmount(choice.provider.capabilities, decimals);
  if (total < least) throw new Refusal('total_too_small', { minimum: toWire(minor(least), decimals) });
  const seen = body.expected_total;
  if (seen !== undefined && Math.abs(seen * 10 ** decimals - total) >= 0.5) {
    throw new Refusal('bill_changed', { amount: toWire(total, decimals) });
  }
  return { amount, fee, total };
};

const insert = (
  run: Run,
  asking: AskingGift,
  { amount, fee, total }: Sums,
  bill: { readonly id: string; readonly piece: string },
): Promise<PaymentRow> => {
  const { gift, choice } = asking;
  const payment = {
    venue_id: gift.venue.id,
    bill_id: bill.id,
    session_id: asking.sessionId,
    guest_index: null,
    provider: choice.provider.id,
    method: choice.method,
    scope: 'all' as const,
    currency: gift.venue.settings.currency.code,
    amount,
    tip: ZERO,
    fee,
    total,
    personnel_id: null,
    language: gift.language,
    account_ref: choice.account.speaksFor ?? null,
  };
  return beginPayment(run, payment, [{ id: bill.piece, amount }], asking);
};

/** Money for it may be on its way: another payment would be a second charge. */
const isInProgress = ({ status, next_action: action }: PaymentRow): boolean =>
  status === 'processing' || (status === 'unknown' && action !== null);

type Rivals = {
  readonly unfinished: readonly PaymentRow[];
  /** The same payment, begun before: it is answered with again. */
  readonly equal: PaymentRow | undefined;
  readonly billId: string | undefined;
};

/** Which of a phone's payments may bring the same money a second time: for an order it gives once, whatever the sum. */
const rivalOf = ({ by }: Gift, { unfinished, equal, billId }: Rivals): PaymentRow | undefined =>
  unfinished.find(
    payment => payment !== equal && (by === 'order' || payment.bill_id === billId) && isInProgress(payment),
  );

/** Which are let go of: those of the same provider and, for an order, those of another sum at any. */
const overtaken = ({ gift, choice }: AskingGift, { unfinished, equal, billId }: Rivals): PaymentRow[] =>
  unfinished.filter(
    payment =>
      payment !== equal &&
      payment.status === 'created' &&
      (payment.provider === choice.provider.id || (gift.by === 'order' && payment.bill_id !== billId)),
  );

/**
 * Decides in one transaction what is given and what it costs, and keeps it before anybody outside hears of it. A phone's
 * payments of the same sum for the same person stand on one bill, which is paid once, by whichever way is first; asking
 * for the same answers with the same. Refuses tip_unavailable, payment_under_way and cards_paused beside what {@link sumsOf} does.
 */
export const prepareGift = async (run: Run, asking: AskingGift): Promise<PreparedGift> => {
  const { gift, choice, deviceHash, now } = asking;
  const sums = sumsOf(asking);
  await lockCard(run, gift);
  // Asked again: it may have been paid since the guest was let in here.
  if (gift.by === 'order' && (await hasGiven(run, gift.cardId, deviceHash))) {
    throw new Refusal('tip_unavailable');
  }
  const since = new Date(now - STRANGERS_MS);
  const open = await openGiftOf(run, gift, { amount: sums.amount, deviceHash, since });
  const unfinished = await unfinishedGifts(run, { deviceHash, cardId: gift.cardId, since });
  const own = unfinished.filter(({ bill_id }) => bill_id === open?.id);
  const equal = own.find(
    payment =>
      payment.provider === choice.provider.id &&
      payment.total === sums.total &&
      lastsLongEnough(payment, now),
  );
  const rivals = { unfinished, equal, billId: open?.id };
  const other = rivalOf(gift, rivals);
  if (other) throw new Refusal('payment_under_way', { payment: other.id });
  const superseded = overtaken(asking, rivals);
  if (equal && open) return { payment: equal, number: open.number, superseded };
  if (choice.provider.capabilities.cardTries !== undefined) {
    await refuseTesting(run, asking.deps, { venueId: gift.venue.id, sessionId: asking.sessionId, now });
  }
  const bill = open ?? { id: randomUUID(), piece: randomUUID(), number: newOrderNumber() };
  if (!open) await insertGift(run, gift, { ...bill, amount: sums.amount, at: new Date(now) });
  return { payment: await insert(run, asking, sums, bill), number: bill.number, superseded };
};
