import type { PaymentEvent } from '@tableside/domain/payments';
import type { Run } from '../../../database/database.ts';
import { noteStep, type Step } from '../../../steps.ts';
import type { EventSource } from './payment.ts';

export type NewEvent = {
  readonly event: PaymentEvent;
  readonly source: EventSource;
  /** The provider's name of it; the same twice is written once. */
  readonly eventId: string | null;
  /** More for the books, beside what the fold reads. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** An event as its row keeps it. */
export const keptOf = ({ event, data }: Pick<NewEvent, 'event' | 'data'>) => {
  const { kind, ...facts } = event;
  return { kind, data: { ...data, ...facts } };
};

/** Tells what happened to a payment, and who said so; what a bank says in its own words stays in the books. */
export const notePaymentStep = (
  run: Run,
  id: string,
  { event, source, eventId }: NewEvent,
  about: Step['about'] = {},
): void => {
  const amount = 'amount' in event && typeof event.amount === 'number' ? event.amount : null;
  noteStep(run, {
    of: 'payment',
    id,
    step: event.kind,
    about: { ...about, by: source, event: eventId, amount },
  });
};

/** Adds an event; false when the provider's name of it is known already. */
export const appendEvent = async (
  run: Run,
  paymentId: string,
  note: NewEvent,
  now: number,
): Promise<boolean> => {
  const { source, eventId } = note;
  const { kind, data } = keptOf(note);
  const rows = await run(
    'payment-event-append',
    `insert into payment_event (payment_id, at, kind, source, provider_event_id, data) values ($1, $2, $3, $4, $5, $6)
     on conflict (payment_id, provider_event_id) where provider_event_id is not null do nothing returning 1`,
    [paymentId, new Date(now), kind, source, eventId, JSON.stringify(data)],
  );
  if (rows.length > 0) notePaymentStep(run, paymentId, note);
  return rows.length > 0;
};

/** All that happened to a payment, oldest first. */
export const eventsOfPayment = async (run: Run, paymentId: string): Promise<PaymentEvent[]> => {
  const rows = await run<{ kind: string; data: Record<string, unknown> }>(
    'payment-events',
    'select kind, data from payment_event where payment_id = $1 order by id',
    [paymentId],
  );
  return rows.map(({ kind, data }) => ({ ...data, kind }) as PaymentEvent);
};
