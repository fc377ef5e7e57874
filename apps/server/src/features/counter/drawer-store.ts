import type { Run } from '../../database/database.ts';

export type DrawerOpening = {
  readonly venueId: string;
  readonly printer: string;
  readonly at: Date;
  readonly byUser: string;
  readonly byName: string;
  readonly payment: string | null;
  readonly reason: string;
};

/** Notes that a drawer is asked to open; null: it was for this payment before. */
export const addOpening = async (run: Run, opening: DrawerOpening): Promise<string | null> => {
  const { venueId, printer, at, byUser, byName, payment, reason } = opening;
  const [row] = await run<{ id: string }>(
    'drawer-opening-add',
    `insert into drawer_opening (venue_id, printer_name, at, by_user, by_name, payment_id, reason, outcome)
     values ($1, $2, $3, $4, $5, ($6::text)::uuid, $7, 'asked')
     on conflict (payment_id) where payment_id is not null and outcome <> 'failed' do nothing returning id`,
    [venueId, printer, at, byUser, byName, payment, reason],
  );
  return row?.id ?? null;
};

export const endOpening = async (run: Run, id: string, outcome: 'opened' | 'failed'): Promise<void> => {
  await run('drawer-opening-end', 'update drawer_opening set outcome = $2 where id = $1', [id, outcome]);
};

/** Whether staff took this payment in cash since then. */
export const isFreshCash = async (
  run: Run,
  venueId: string,
  payment: string,
  since: Date,
): Promise<boolean> => {
  const rows = await run(
    'drawer-payment',
    `select from payment where id = $1 and venue_id = $2 and method = 'cash' and taken_by is not null and captured > 0
       and captured_at >= $3`,
    [payment, venueId, since],
  );
  return rows.length > 0;
};
