import { Refusal } from '@tableside/contract';
import { ofBill, refundDueLines } from '@tableside/domain/ledger';
import { type Minor, minor, sum, ZERO } from '@tableside/domain/money';
import {
  benefitBack,
  planRefund,
  type RefundableMoney,
  type RefundPlan,
  refundByRate,
} from '@tableside/domain/refunds';
import type { Run } from '../../../database/database.ts';
import { creditRefund } from '../../invoices/index.ts';
import { postEntry } from '../../ledger/index.ts';
import { heldByDisputes, type MoneyToReturn } from '../../payments/index.ts';
import { readRefundable } from './left-store.ts';
import { type LockedPayment, lockPaymentWithBill } from './lock-store.ts';
import type { DueData, PieceBack, RefundCause } from './refund.ts';
import { insertRefund } from './request-store.ts';

export type RefundRequest = {
  readonly paymentId: string;
  /** In all, the tip included; null: the named items and the tip, the tip alone, or everything that is left. Minor units. */
  readonly amount: Minor | null;
  /** How much of the payment's tip; with everything it goes back as well. */
  readonly tip: Minor;
  /** Ids of bill items; empty: for none in particular. */
  readonly items: readonly string[];
  readonly cause: RefundCause;
  readonly reason: string;
  /** Null: it follows from what happened. */
  readonly requestedBy: { readonly userId: string; readonly name: string } | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Looks at the plan before it is written and may refuse by a thrown `Refusal`. */
  readonly approve?: (plan: RefundPlan, payment: LockedPayment) => Promise<void>;
};

/** The pieces that money goes back for, each with what of a member's benefit goes with it. */
const piecesBack = ({ pieces }: RefundableMoney, plan: RefundPlan): PieceBack[] =>
  plan.pieces.map(({ id, amount }) => {
    const piece = pieces.find(each => each.id === id);
    const { members } = piece ?? {};
    const before = minor((members?.paid ?? 0) - (piece?.left ?? 0));
    const loyalty = members ? benefitBack(members, before, amount) : ZERO;
    return { id, amount, ...(loyalty > 0 && { loyalty }) };
  });

/** Whether so much more would go back that a cardholder who disputes the payment gets some of it twice. */
const takenByDisputes = async (run: Run, payment: LockedPayment, amount: Minor): Promise<boolean> => {
  const held = await heldByDisputes(run, payment.id);
  return held > 0 && amount > payment.captured - payment.refunded - payment.refund_due - held;
};

/**
 * Money of a payment is to go back: the refund's row, its entry and event, and where there is an invoice its credit note, in the
 * caller's transaction and without any call; sending it is {@link ./send.ts}'s. Locks the payment's bill, then the payment,
 * so that two at once never give back more than came. Throws `Refusal` payment_not_found and refund_exceeds_paid.
 */
export const requestRefund = async (
  run: Run,
  request: RefundRequest,
): Promise<{ readonly refundId: string; readonly amount: Minor }> => {
  const { cause, now } = request;
  const payment = await lockPaymentWithBill(run, request.paymentId);
  if (!payment || payment.captured === 0) throw new Refusal('payment_not_found');
  const money = await readRefundable(run, payment);
  const plan = planRefund(money, { amount: request.amount, tip: request.tip, pieces: request.items });
  if (!plan) throw new Refusal('refund_exceeds_paid');
  if (cause === 'staff' && (await takenByDisputes(run, payment, plan.amount))) {
    throw new Refusal('refund_exceeds_paid');
  }
  await request.approve?.(plan, payment);
  const pieces = piecesBack(money, plan);
  const refundId = await insertRefund(run, payment, {
    plan,
    pieces,
    cause,
    reason: request.reason,
    requestedBy: request.requestedBy,
    at: new Date(now),
  });
  const vat = refundByRate(money, money.pieces, plan);
  const knows = vat.some(({ percent }) => percent !== null);
  const { personnelId: _, ...sources } = plan.sources;
  const data: DueData = {
    ...sources,
    cause,
    of_bill: ofBill(sources),
    pieces,
    ...(knows && { vat }),
  };
  await postEntry(run, {
    venueId: payment.venue_id,
    kind: 'refund_due',
    currency: payment.currency,
    billId: payment.bill_id,
    paymentId: payment.id,
    refundId,
    dedupeKey: `refund_due:${refundId}`,
    at: now,
    data,
    lines: refundDueLines(plan.sources),
  });
  const { sales, feePieces, fee } = plan.sources;
  const gross = sum([sales, feePieces, fee]);
  await creditRefund(run, { refundId, paymentId: payment.id, gross, fee, byRate: vat }, now);
  return { refundId, amount: plan.amount };
};

/** What payments ask as `moneyToReturn`: nobody decided it, it follows from what came. */
export const returnMoney = async (run: Run, money: MoneyToReturn): Promise<void> => {
  await requestRefund(run, { ...money, items: [], reason: '', requestedBy: null });
};
