import type { Run } from '../../../database/database.ts';

/** Staff have met the party: its later orders prove nothing any more. */
export const confirmPresence = async (run: Run, visitId: string, at: Date): Promise<void> => {
  await run(
    'visit-confirm-presence',
    'update table_visit set presence_confirmed_at = $2 where id = $1 and presence_confirmed_at is null',
    [visitId, at],
  );
};

/** Numbers of a party's orders that wait for staff to see its guests, the oldest first. */
export const firstOrdersOf = async (run: Run, visitId: string): Promise<string[]> => {
  const rows = await run<{ number: string }>(
    'visit-first-orders',
    `select unique_order_number as number from orders
     where visit_id = $1 and status = 'waiting_confirmation' and first_of_visit order by id`,
    [visitId],
  );
  return rows.map(({ number }) => number);
};

/** Whether staff have confirmed the party of a visit. */
export const presenceConfirmed = async (run: Run, visitId: string): Promise<boolean> => {
  const [row] = await run<{ confirmed: boolean }>(
    'visit-presence',
    'select presence_confirmed_at is not null as confirmed from table_visit where id = $1',
    [visitId],
  );
  return row?.confirmed ?? false;
};
