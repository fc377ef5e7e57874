import { sealVenue } from '../../apps/server/src/features/ledger/index.ts';
import { attempt, type Evening } from './evening.ts';

const TIMEOUT_MS = 60_000;

/** Refunds and payments that are on their way, and records that are not sealed. */
const leftToDo = async ({ house, place }: Evening): Promise<{ open: number; byHand: string[] }> => {
  const { rows } = await house.database.pool.query<{ open: number; by_hand: string[] }>(
    `select (select count(*) from refund where venue_id = $1 and status in ('due', 'sending', 'pending'))::int
       + (select count(*) from payment where venue_id = $1 and status in ('processing', 'unknown'))::int
       + (select count(*) from orders o where o.venue_id = $1 and o.status in ('rejected', 'failed')
            and exists (select from bill_item i join payment_allocation a on a.bill_item_id = i.id
              join payment p on p.id = a.payment_id where i.order_id = o.id and p.refunded + p.refund_due = 0))::int
       + (select count(*) from journal_unsealed where venue_id = $1)::int as open,
       coalesce((select jsonb_agg(id) from refund where venue_id = $1 and status = 'by_hand'), '[]') as by_hand`,
    [place.venue.id],
  );
  return { open: rows[0]?.open ?? 0, byHand: rows[0]?.by_hand ?? [] };
};

/** Waits until nothing is on its way; what only a person can give back is given back. */
export const waitUntilIdle = async (evening: Evening): Promise<void> => {
  const { house, place, notes } = evening;
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { open, byHand } = await leftToDo(evening);
    if (open === 0 && byHand.length === 0) return;
    if (Date.now() > until) {
      notes.breaks(`after ${TIMEOUT_MS / 1_000} s ${open} things are still on their way`);
      return;
    }
    for (const refund of byHand) {
      const input = { venue: place.venue.id, refund };
      await attempt(evening, place.crew.manager, 'POST /console/{venue}/refunds/{refund}/done', input);
    }
    await house.work();
    await sealVenue(house.database, place.venue.id, house.now());
  }
};
