import { MAX_SEATS_SERVED } from '@tableside/domain/floor';
import type { Run } from '../../../database/database.ts';

/** How many seats the party of a bill has, as far as anybody said: by its people, and by what stands on the bill. */
export const seatsAt = async (run: Run, billId: string): Promise<number> => {
  const [row] = await run<{ seats: number }>(
    'bill-seats',
    `select greatest(coalesce(b.guest_count, 0), coalesce((
       select max(i.seat) from bill_item i where i.bill_id = b.id and i.voided_at is null), 0))::int as seats
     from bill b where b.id = $1`,
    [billId],
  );
  return row?.seats ?? 0;
};

/** Dishes of open orders whose party joined another sit behind its seats; their orders are held. */
export const seatBehind = async (run: Run, orders: readonly string[], seats: number): Promise<void> => {
  if (seats === 0 || orders.length === 0) return;
  await run(
    'bill-seats-of-lines',
    `update order_line set seat = case when seat + $2::int <= $3 then seat + $2::int end
     where order_id = any($1::uuid[]) and seat is not null`,
    [orders, seats, MAX_SEATS_SERVED],
  );
};
