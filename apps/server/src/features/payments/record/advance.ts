import { minor } from '@tableside/domain/money';
import {
  foldPayment,
  isCaptured,
  isUnfinished,
  nextCheck,
  type PaymentEvent,
  type PaymentState,
} from '@tableside/domain/payments';
import type { Run } from '../../../database/database.ts';
import { appendEvent, eventsOfPayment, type NewEvent } from './event-store.ts';
import type { PaymentRow } from './payment.ts';
import { type PaymentProjection, writeCaches } from './payment-store.ts';
import { keepReferences, referencesOf } from './reference-store.ts';

/** What changes with the events beside the state that is folded from them. */
export type ExtraColumns = Partial<
  Pick<
    PaymentProjection,
    'provider_ref' | 'next_action' | 'payment_data' | 'allocated' | 'suspense' | 'check_at'
  >
>;

/** Whether the fold reads anything else in the payment once the event is there. */
const changes = (before: PaymentState, after: PaymentState): boolean =>
  before.status !== after.status || before.captured !== after.captured || before.suspect !== after.suspect;

/** Adds events to a payment, as far as they say anything new: asking again and again leaves no trail. */
export const noteEvents = async (
  run: Run,
  payment: Pick<PaymentRow, 'id'>,
  events: readonly NewEvent[],
  now: number,
  there?: readonly PaymentEvent[],
): Promise<{ readonly before: PaymentState; readonly after: PaymentState }> => {
  const known = [...(there ?? (await eventsOfPayment(run, payment.id)))];
  const before = foldPayment(known);
  let after = before;
  for (const note of events) {
    const then = foldPayment([...known, note.event]);
    if (note.eventId === null && !changes(after, then) && note.event.kind !== 'created') continue;
    if (!(await appendEvent(run, payment.id, note, now))) continue;
    known.push(note.event);
    after = then;
  }
  return { before, after };
};

/** The columns that follow from a state, and when the provider is asked next; `severalThere`: as `nextCheck` has it. */
export const projectionOf = (
  payment: PaymentRow,
  state: PaymentState,
  beside: ExtraColumns,
  now: number,
  severalThere = false,
): PaymentProjection => {
  const { status, captured, failure, suspect } = state;
  const times = {
    status,
    createdAt: payment.created_at.getTime(),
    expiresAt: payment.expires_at.getTime(),
    severalThere,
  };
  const next = suspect ? null : nextCheck(times, now);
  const ref = beside.provider_ref ?? payment.provider_ref;
  return {
    status,
    failure,
    captured,
    captured_at: payment.captured_at ?? (captured > 0 ? new Date(now) : null),
    finished_at: payment.finished_at ?? (isUnfinished(status) ? null : new Date(now)),
    check_at: beside.check_at ?? (next === null ? null : new Date(next)),
    // Where the money is, it is given back from; what else the provider made of a repeated call does not matter then.
    provider_ref: payment.captured > 0 ? (payment.provider_ref ?? ref) : ref,
    next_action: beside.next_action ?? payment.next_action,
    payment_data: beside.payment_data ?? payment.payment_data,
    allocated: beside.allocated ?? minor(payment.allocated),
    suspense: beside.suspense ?? minor(payment.suspense),
  };
};

/**
 * Notes events and brings the row up to them; the payment must be locked. Answers what it was and what it is. `there`: its
 * events so far, where they need no reading.
 */
export const advance = async (
  run: Run,
  payment: PaymentRow,
  events: readonly NewEvent[],
  beside: ExtraColumns,
  now: number,
  there?: readonly PaymentEvent[],
): Promise<{ readonly before: PaymentState; readonly after: PaymentState }> => {
  const { provider_ref: ref } = beside;
  const { provider_ref: known } = payment;
  if (typeof ref === 'string' && known !== null && ref !== known) {
    await keepReferences(run, payment.id, [known, ref], new Date(now));
  }
  const states = await noteEvents(run, payment, events, now, there);
  // Looked up when money comes, and while somebody still asks afterwards.
  const asks = isCaptured(states.after.status) && (payment.captured === 0 || payment.check_at !== null);
  const several = asks && known !== null && (await referencesOf(run, payment.id)).length > 1;
  await writeCaches(run, payment.id, projectionOf(payment, states.after, beside, now, several), now);
  return states;
};
