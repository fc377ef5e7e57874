import { type Minor, minor, sum } from '../money/index.ts';
import type { PaymentEvent, PaymentFailure, PaymentStatus } from './events.ts';
import { PAYMENT_TRANSITIONS, type UnpaidStatus } from './transitions.ts';

/** A payment as its events tell it; amounts in minor units. */
export type PaymentState = {
  readonly status: PaymentStatus;
  readonly captured: Minor;
  /** Has to go back and has not yet. */
  readonly refundDue: Minor;
  readonly refunded: Minor;
  readonly failure: PaymentFailure | null;
  /** Money came that does not agree; a person looks at it. */
  readonly suspect: boolean;
};

const unpaidStatus = (events: readonly PaymentEvent[]): UnpaidStatus => {
  let status: UnpaidStatus = 'created';
  for (const { kind } of events) {
    const next = PAYMENT_TRANSITIONS[status][kind];
    if (next && next in PAYMENT_TRANSITIONS) status = next as UnpaidStatus;
  }
  return status;
};

/** What is due and what went back, each refund counted once whatever order its news came in. */
const refundSums = (events: readonly PaymentEvent[]): { due: Minor; done: Minor } => {
  const due = new Map<string, Minor>();
  const done = new Map<string, Minor>();
  const dropped = new Set<string>();
  for (const event of events) {
    if (event.kind === 'refund_due') due.set(event.refund, event.amount);
    if (event.kind === 'refunded') done.set(event.refund, event.amount);
    if (event.kind === 'refund_dropped') dropped.add(event.refund);
  }
  const open = [...due].filter(([refund]) => !done.has(refund) && !dropped.has(refund));
  return { due: sum(open.map(([, amount]) => amount)), done: sum(done.values()) };
};

const paidStatus = (captured: Minor, refunded: Minor): PaymentStatus => {
  if (refunded === 0) return 'captured';
  return refunded < captured ? 'part_refunded' : 'refunded';
};

/**
 * The state of a payment from all that happened to it, oldest first. Its money does not depend on the order in which
 * news came, nor on how often.
 */
export const foldPayment = (events: readonly PaymentEvent[]): PaymentState => {
  const captured = minor(
    events.reduce<number>(
      (most, event) => (event.kind === 'captured' ? Math.max(most, event.amount) : most),
      0,
    ),
  );
  const { due, done } = refundSums(events);
  const status = captured > 0 ? paidStatus(captured, done) : unpaidStatus(events);
  const last = events.findLast(({ kind }) => kind === 'failed' || kind === 'refused');
  return {
    status,
    captured,
    refundDue: due,
    refunded: done,
    failure: status === 'failed' ? (last && 'failure' in last ? last.failure : 'generic') : null,
    suspect: events.some(({ kind }) => kind === 'suspect'),
  };
};
