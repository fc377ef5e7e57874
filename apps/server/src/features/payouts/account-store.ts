import type { Run } from '../../database/database.ts';

/** Where somebody's tips are sent to; null: they have not said. */
export const readAccount = async (run: Run, venueId: string, userId: string): Promise<string | null> => {
  const [row] = await run<{ iban: string }>(
    'payout-account',
    'select iban from payout_account where venue_id = $1 and personnel_id = $2',
    [venueId, userId],
  );
  return row?.iban ?? null;
};

/** Null forgets it. */
export const writeAccount = async (
  run: Run,
  venueId: string,
  userId: string,
  account: { readonly iban: string | null; readonly at: Date },
): Promise<void> => {
  if (account.iban === null) {
    await run(
      'payout-account-forget',
      'delete from payout_account where venue_id = $1 and personnel_id = $2',
      [venueId, userId],
    );
    return;
  }
  await run(
    'payout-account-write',
    `insert into payout_account (venue_id, personnel_id, iban, changed_at) values ($1, $2, $3, $4)
     on conflict (venue_id, personnel_id) do update set iban = excluded.iban, changed_at = excluded.changed_at`,
    [venueId, userId, account.iban, account.at],
  );
};
