import type { Run } from '../../../database/database.ts';

/** Locks a venue's count of tried cards until the transaction ends: a thousand at once are counted one after the other. */
export const lockTries = async (run: Run, venueId: string): Promise<void> => {
  await run('card-tries-lock', 'select id from venue where id = $1 for no key update', [venueId]);
};

/**
 * Whether staff had an order of the visit `session` in hand, or money came in it: no script has that for nothing. A scan, and an
 * order that nobody has looked at, cost nothing.
 */
const isKnown = (
  session: string,
): string => `(exists (select from orders o join order_history h on h.order_id = o.id
    where o.session_id = ${session} and h.actor = 'staff' and h.to_status not in ('rejected', 'failed'))
  or exists (select from payment k where k.session_id = ${session} and k.captured > 0))`;

/** Whether a visit is known here. */
export const isKnownHere = async (run: Run, sessionId: string): Promise<boolean> => {
  const [row] = await run<{ known: boolean }>('gift-of-a-known-visit', `select ${isKnown('$1')} as known`, [
    sessionId,
  ]);
  return row?.known ?? false;
};

/** Longest that a bill can be open before a card is tried for it, beyond the time that is counted: a payment begun late on it lasts a while. */
const OPEN_BEFORE = "interval '2 hours'";

/**
 * How many cards of phones that nobody here knows were, or can have been, tried since then with the tip and donation cards of
 * a venue and not charged. `once`: providers where whoever began a payment may try one; elsewhere we said each time that one be
 * tried. What rounds up a bill is the bill's.
 */
export const triesOfStrangers = async (
  run: Run,
  of: { readonly venueId: string; readonly since: Date; readonly once: readonly string[] },
): Promise<number> => {
  const [row] = await run<{ tried: number }>(
    'card-tries-of-strangers',
    `select coalesce(sum(greatest(0, t.cards - (p.captured > 0)::int)), 0)::int as tried
     from bill b join payment p on p.bill_id = b.id
     cross join lateral (
       select case when p.provider = any($3::text[]) then (p.created_at > $2)::int
         else (select count(*)::int from payment_event e
           where e.payment_id = p.id and e.kind = 'tried' and e.at > $2) end as cards) t
     where b.venue_id = $1 and b.kind in ('tip', 'donation') and b.opened_at > $2::timestamptz - ${OPEN_BEFORE}
       and p.charge_id is null and (p.session_id is null or not ${isKnown('p.session_id')})`,
    [of.venueId, of.since, of.once],
  );
  return row?.tried ?? 0;
};

/** How many cards were tried for a payment. */
export const triesOfPayment = async (run: Run, paymentId: string): Promise<number> => {
  const [row] = await run<{ tried: number }>(
    'card-tries-of-payment',
    `select count(*)::int as tried from payment_event where payment_id = $1 and kind = 'tried'`,
    [paymentId],
  );
  return row?.tried ?? 0;
};
