import type { Run } from '../../../database/database.ts';
import { noteStep, type Step } from '../../../steps.ts';
import type { RefundRow, RefundStatus } from '../decide/refund.ts';

/** Tells how a refund of a payment goes. */
const noteRefundStep = (
  run: Run,
  { id: refund, payment_id: id, amount }: Pick<RefundRow, 'id' | 'payment_id' | 'amount'>,
  step: string,
  about: Step['about'],
): void => noteStep(run, { of: 'payment', id, step, about: { refund, amount, ...about } });

/** How a refund goes on that is not made yet; the row must be locked. */
export const writeWaiting = async (
  run: Run,
  refund: Pick<RefundRow, 'id' | 'payment_id' | 'amount'>,
  next: {
    readonly status: Exclude<RefundStatus, 'succeeded'>;
    readonly providerKey: string;
    readonly providerRef: string | null;
    readonly failure: string | null;
    /** Null: not by itself. */
    readonly tryAt: Date | null;
    readonly tries: number;
    readonly refusals: number;
  },
): Promise<void> => {
  noteRefundStep(run, refund, `refund_${next.status}`, { why: next.failure, tries: next.tries });
  await run(
    'refund-waits',
    `update refund set status = $2, provider_key = $3, provider_ref = $4, failure = $5, try_at = $6, tries = $7,
       refusals = $8 where id = $1`,
    [
      refund.id,
      next.status,
      next.providerKey,
      next.providerRef,
      next.failure,
      next.tryAt,
      next.tries,
      next.refusals,
    ],
  );
};

/** The money is back: the refund, the caches of its payment and bill, and the event; all three rows must be locked. */
export const writeMade = async (
  run: Run,
  refund: RefundRow,
  made: {
    readonly ref: string | null;
    readonly doneBy: string | null;
    readonly source: 'staff' | 'provider' | 'webhook';
    readonly eventId: string | null;
    readonly at: Date;
  },
): Promise<void> => {
  noteRefundStep(run, refund, 'refunded', { by: made.source, ref: made.ref });
  await run(
    'refund-made',
    `with done as (
       update refund set status = 'succeeded', done_at = $2, done_by = $3, provider_ref = coalesce($4, provider_ref),
         failure = null, try_at = null where id = $1 returning payment_id, id, amount),
     paid as (
       update payment p set refunded = p.refunded + d.amount, refund_due = p.refund_due - d.amount, updated_at = $2,
         status = case when p.refunded + d.amount < p.captured then 'part_refunded' else 'refunded' end
       from done d where p.id = d.payment_id returning p.bill_id),
     counted as (
       update bill b set refunded = b.refunded + $5, revision = b.revision + 1, updated_at = $2
       from paid where b.id = paid.bill_id returning 1)
     insert into payment_event (payment_id, at, kind, source, provider_event_id, data)
     select payment_id, $2, 'refunded', $6, $7, jsonb_build_object('refund', id, 'amount', amount) from done`,
    [refund.id, made.at, made.doneBy, made.ref, refund.of_bill, made.source, made.eventId],
  );
};
