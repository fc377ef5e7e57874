import type { Run } from '../../../database/database.ts';

/**
 * Takes payments that are due to be asked about, longest due first; nobody else takes them until `leaseUntil`. A charge is
 * asked about once, by its own name.
 */
export const claimDue = async (run: Run, now: Date, leaseUntil: Date, limit: number): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'payments-take-due',
    `update payment set check_at = $2, checks = checks + 1 where id in (
       select id from payment where check_at <= $1 order by check_at limit $3 for update skip locked)
     returning coalesce(charge_id, id) as id`,
    [now, leaseUntil, limit],
  );
  return [...new Set(rows.map(({ id }) => id))];
};

/**
 * Unfinished payments that nobody would ask about, and those of orders that ended meanwhile; answers how many. Money in
 * doubt is a person's.
 */
export const scheduleForgotten = async (run: Run, now: Date): Promise<number> => {
  const rows = await run(
    'payments-schedule-forgotten',
    `update payment p set check_at = $1 where status in ('created', 'processing', 'unknown')
       and not exists (select from payment_event e where e.payment_id = p.id and e.kind = 'suspect')
       and (check_at is null or (status = 'created' and check_at > $1 and exists (
         select from bill b join orders o on o.id = b.order_id
         where b.id = p.bill_id and o.status in ('rejected', 'failed'))))
     returning 1`,
    [now],
  );
  return rows.length;
};

/** Forgets old lines of the log of webhooks. */
export const pruneDeliveries = async (run: Run, before: Date): Promise<void> => {
  await run('webhook-deliveries-prune', 'delete from webhook_delivery where at < $1', [before]);
};
