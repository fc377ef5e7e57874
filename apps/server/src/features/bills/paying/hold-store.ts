import type { Run } from '../../../database/database.ts';

/** Lets a session hold exactly these pieces of a locked bill until then; a lease that ran out is taken over. */
export const writeHolds = async (
  run: Run,
  hold: {
    readonly billId: string;
    readonly sessionId: string;
    readonly guestIndex: number;
    readonly pieces: readonly string[];
    readonly until: Date;
  },
): Promise<void> => {
  await run(
    'bill-hold',
    `with dropped as (
       delete from bill_item_hold where bill_id = $1 and session_id = $2 and bill_item_id <> all($4::uuid[]))
     insert into bill_item_hold (bill_item_id, bill_id, session_id, guest_index, leased_until)
     select id, $1, $2, $3, $5 from unnest($4::uuid[]) as id
     on conflict (bill_item_id) do update set session_id = excluded.session_id, guest_index = excluded.guest_index,
       leased_until = excluded.leased_until`,
    [hold.billId, hold.sessionId, hold.guestIndex, hold.pieces, hold.until],
  );
};

/** Something about a locked bill changed that is not on its row: its revision grows. */
export const touchBill = async (run: Run, billId: string, at: Date): Promise<void> => {
  await run('bill-touch', 'update bill set revision = revision + 1, updated_at = $2 where id = $1', [
    billId,
    at,
  ]);
};

/** Bills on which a lease has run out by `now`. */
export const billsWithExpiredHolds = async (run: Run, now: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bill-holds-expired',
    'select distinct bill_id as id from bill_item_hold where leased_until <= $1 order by bill_id limit 500',
    [now],
  );
  return rows.map(({ id }) => id);
};

/** Removes the leases of a locked bill that have run out by `now`; answers with how many. */
export const dropExpiredHolds = async (run: Run, billId: string, now: Date): Promise<number> => {
  const rows = await run(
    'bill-holds-drop',
    'delete from bill_item_hold where bill_id = $1 and leased_until <= $2 returning 1',
    [billId, now],
  );
  return rows.length;
};

/** Removes every lease of a locked bill. */
export const dropHolds = async (run: Run, billId: string): Promise<void> => {
  await run('bill-holds-end', 'delete from bill_item_hold where bill_id = $1', [billId]);
};
