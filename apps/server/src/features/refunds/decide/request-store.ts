import type { RefundPlan } from '@tableside/domain/refunds';
import type { Run } from '../../../database/database.ts';
import { noteStep } from '../../../steps.ts';
import type { LockedPayment } from './lock-store.ts';
import type { PieceBack, RefundCause } from './refund.ts';

export type NewRefund = {
  readonly plan: RefundPlan;
  readonly pieces: readonly PieceBack[];
  readonly cause: RefundCause;
  readonly reason: string;
  readonly requestedBy: { readonly userId: string; readonly name: string } | null;
  readonly at: Date;
};

/** Writes a refund that is due, its event, and the payment's caches; answers with its id. The payment must be locked. */
export const insertRefund = async (
  run: Run,
  payment: LockedPayment,
  { plan, pieces, cause, reason, requestedBy, at }: NewRefund,
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'refund-insert',
    `with next as (select coalesce(max(number), 0) + 1 as number from refund where payment_id = $2),
     made as (
       insert into refund (venue_id, payment_id, number, cause, reason, amount, tip, items, status, provider_key,
         requested_by, requested_by_user, created_at, try_at)
       select $1, $2, number, $3, $4, $5, $6, $7, 'due', $2::text || ':refund:' || number, $8, $9, $10, $10 from next
       returning id),
     noted as (
       insert into payment_event (payment_id, at, kind, source, data)
       select $2, $10, 'refund_due', $11, jsonb_build_object('refund', id, 'amount', $5::bigint) from made returning 1),
     owed as (
       update payment set refund_due = refund_due + $5, suspense = suspense - $12, updated_at = $10 where id = $2
       returning 1)
     select id from made`,
    [
      payment.venue_id,
      payment.id,
      cause,
      reason,
      plan.amount,
      plan.tip,
      JSON.stringify(pieces.map(({ id, ...piece }) => ({ bill_item_id: id, ...piece }))),
      requestedBy?.name ?? null,
      requestedBy?.userId ?? null,
      at,
      requestedBy ? 'staff' : 'system',
      plan.sources.suspense,
    ],
  );
  if (!row) throw new Error('refund was not written');
  const about = { refund: row.id, amount: plan.amount, cause, by: requestedBy ? 'staff' : 'system' };
  noteStep(run, { of: 'payment', id: payment.id, step: 'refund_due', about });
  return row.id;
};

/** Locks somebody's membership, so that two refunds of theirs at once are counted one after the other. */
export const lockMember = async (run: Run, venueId: string, userId: string): Promise<void> => {
  await run(
    'refund-lock-member',
    'select 1 from staff_membership where venue_id = $1 and user_id = $2 for no key update',
    [venueId, userId],
  );
};

/** Refunds somebody decided since the day before yesterday, with their moments; minor units. */
export const recentRefundsBy = (
  run: Run,
  venueId: string,
  userId: string,
  since: Date,
): Promise<{ amount: number; created_at: Date }[]> =>
  run(
    'refunds-recent-by',
    `select amount, created_at from refund where venue_id = $1 and requested_by_user = $2 and created_at >= $3`,
    [venueId, userId, since],
  );
