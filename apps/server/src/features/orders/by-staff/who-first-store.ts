import type { Run } from '../../../database/database.ts';

/** What an earlier deed of staff on an order was, as far as it makes the same wish idle now. */
export type Earlier = {
  readonly event: string;
  /** Lines, and whether they were marked delivered. */
  readonly items?: readonly string[];
  readonly delivered?: boolean;
};

/** Who of the staff brought a locked order to where it stands; null: nobody of them did. */
export const transitionActor = async (run: Run, venueId: string, number: string): Promise<string | null> => {
  const [row] = await run<{ by: string | null }>(
    'order-who-moved',
    `select h.actor_name as by from orders o join order_history h on h.order_id = o.id
     where o.venue_id = $1 and o.unique_order_number = $2 and h.to_status = o.status
       and h.from_status is distinct from h.to_status
     order by h.id desc limit 1`,
    [venueId, number],
  );
  return row?.by ?? null;
};

/** Who of the staff did something to an order last. */
export const lastActor = async (run: Run, orderId: string, earlier: Earlier): Promise<string | null> => {
  const [row] = await run<{ by: string | null }>(
    'order-who-did',
    `select actor_name as by from order_history
     where order_id = $1 and event = $2
       and ($3::text[] is null or data -> 'items' ?| $3 and data -> 'delivered' = to_jsonb($4::boolean))
     order by id desc limit 1`,
    [orderId, earlier.event, earlier.items ?? null, earlier.delivered ?? null],
  );
  return row?.by ?? null;
};
