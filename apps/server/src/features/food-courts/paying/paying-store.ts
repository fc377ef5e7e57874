import type { Run } from '../../../database/database.ts';

/** Which sessions ordered these; numbers that nobody has are left out. */
export const sessionsOfOrders = async (
  run: Run,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await run<{ number: string; session: string }>(
    'food-court-orders-sessions',
    `select unique_order_number as number, session_id as session from orders
     where unique_order_number = any($1::text[]) and session_id is not null`,
    [numbers],
  );
  return new Map(rows.map(({ number, session }) => [number, session]));
};
