import type { Run } from '../../../database/database.ts';

export type AppleGiven = { readonly certificate: string; readonly authority: string };
export type GoogleGiven = { readonly issuer: string; readonly account: string };
type Given = { readonly apple: AppleGiven; readonly google: GoogleGiven };
export type Wallet = keyof Given;

export type StoredWallet<W extends Wallet> = {
  readonly sealedKey: Buffer;
  readonly request: string | null;
  /** Null: asked for, and not there yet. */
  readonly given: Given[W] | null;
};

export const storedWallet = async <W extends Wallet>(
  run: Run,
  venueId: string,
  wallet: W,
): Promise<StoredWallet<W> | null> => {
  const [row] = await run<StoredWallet<W>>(
    'loyalty-wallet',
    'select sealed_key as "sealedKey", request, given from loyalty_wallet where venue_id = $1 and wallet = $2',
    [venueId, wallet],
  );
  return row ?? null;
};

export const writeWallet = async <W extends Wallet>(
  run: Run,
  venueId: string,
  wallet: W,
  { sealedKey, request, given }: StoredWallet<W>,
  now: Date,
): Promise<void> => {
  await run(
    'loyalty-wallet-write',
    `insert into loyalty_wallet (venue_id, wallet, sealed_key, request, given, changed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (venue_id, wallet) do update set sealed_key = excluded.sealed_key, request = excluded.request,
       given = excluded.given, changed_at = excluded.changed_at`,
    [venueId, wallet, sealedKey, request, given && JSON.stringify(given), now],
  );
};

export const removeWallet = async (run: Run, venueId: string, wallet: Wallet): Promise<void> => {
  await run('loyalty-wallet-remove', 'delete from loyalty_wallet where venue_id = $1 and wallet = $2', [
    venueId,
    wallet,
  ]);
};

/** A card of an account as its pass shows it; null: there is none, or it is past its time. */
export type PassCard = {
  readonly id: string;
  readonly programId: string;
  readonly venueId: string;
  readonly program: string;
  readonly venue: string;
  readonly number: string;
  readonly expiresAt: Date | null;
  /** What is collected; null: nothing. */
  readonly earn: 'amount' | 'visit' | 'dish' | null;
  readonly balance: number;
  readonly color: string | null;
  readonly secondary: string | null;
};

export const passCard = async (
  run: Run,
  accountId: string,
  programId: string,
  now: Date,
): Promise<PassCard | null> => {
  const [row] = await run<PassCard>(
    'loyalty-pass-card',
    `select c.id, p.id as "programId", p.venue_id as "venueId", p.name as program, v.name as venue, c.number,
       c.expires_at as "expiresAt",
       case when exists (select from loyalty_host h where h.venue_id = p.venue_id) then null
         else p.points ->> 'earn' end as earn,
       c.balance, p.card_color as color, p.card_secondary_color as secondary
     from loyalty_card c join loyalty_program p on p.id = c.program_id join venue v on v.id = p.venue_id
     where c.account_id = $1 and p.id = $2 and (c.expires_at is null or c.expires_at > $3)`,
    [accountId, programId, now],
  );
  return row ?? null;
};
