import type { ConnectedAccount } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';

/** An account that a venue has, or had, through the installation's own. ADR 0046. */
export type ConnectedRow = {
  readonly id: string;
  readonly venue_id: string;
  readonly provider: string;
  /** Null: the provider has been asked to open it, and has not answered. */
  readonly account_ref: string | null;
  readonly is_demo: boolean;
  readonly charges: boolean;
  readonly submitted: boolean;
  readonly due: number;
  readonly rejected: boolean;
  readonly asked_at: Date;
  readonly told_at: Date | null;
  readonly ended_at: Date | null;
};

const COLUMNS = `id, venue_id, provider, account_ref, is_demo, charges, submitted, due, rejected, asked_at, told_at, ended_at`;

/** Those of a venue, ended ones too; the present one of a provider first. */
export const connectedOfVenue = (run: Run, venueId: string): Promise<ConnectedRow[]> =>
  run<ConnectedRow>(
    'connected-accounts',
    `select ${COLUMNS} from connected_account where venue_id = $1
     order by ended_at is not null, asked_at desc, id`,
    [venueId],
  );

/** Whose account a provider names so; null: nobody's here. */
export const connectedByRef = async (
  run: Run,
  provider: string,
  ref: string,
): Promise<(ConnectedRow & { readonly decimals: number }) | null> => {
  const [row] = await run<ConnectedRow & { readonly decimals: number }>(
    'connected-account-by-ref',
    `select ${COLUMNS}, (select (v.settings -> 'currency' ->> 'decimals')::int from venue v where v.id = venue_id) as decimals
     from connected_account where provider = $1 and account_ref = $2`,
    [provider, ref],
  );
  return row ?? null;
};

/** Notes that an account is to be opened, before anybody outside hears of it. The venue is locked. */
export const noteAsked = async (
  run: Run,
  row: Pick<ConnectedRow, 'id' | 'venue_id' | 'provider' | 'is_demo' | 'asked_at'>,
): Promise<void> => {
  await run(
    'connected-account-asked',
    'insert into connected_account (id, venue_id, provider, is_demo, asked_at) values ($1, $2, $3, $4, $5)',
    [row.id, row.venue_id, row.provider, row.is_demo, row.asked_at],
  );
};

/** An ended account is the venue's present one again; the venue is locked. */
export const reopen = async (run: Run, id: string): Promise<void> => {
  await run(
    'connected-account-reopen',
    `with again as (update connected_account set ended_at = null where id = $1 returning venue_id)
     update venue set revision = revision + 1 where id = (select venue_id from again)`,
    [id],
  );
};

/**
 * Writes how an account stands, unless something later was written; answers whether it was. The venue is locked; its revision
 * grows where guests can pay otherwise than before, so that every server offers that.
 */
export const writeStanding = async (
  run: Run,
  id: string,
  { ref, charges, submitted, due, rejected }: ConnectedAccount,
  at: Date,
): Promise<boolean> => {
  const rows = await run(
    'connected-account-standing',
    `with before as (select id, venue_id, charges from connected_account where id = $1),
     written as (
       update connected_account set account_ref = $2, charges = $3, submitted = $4, due = $5, rejected = $6, told_at = $7
       where id = $1 and (account_ref is null or account_ref = $2) and (told_at is null or told_at <= $7) returning id),
     grown as (
       update venue set revision = revision + 1
       where id = (select b.venue_id from before b join written w on w.id = b.id where b.charges <> $3))
     select 1 from written`,
    [id, ref, charges, submitted, due, rejected, at],
  );
  return rows.length > 0;
};

/** Takes no new money by it; what it took is given back through it. */
export const endConnected = async (run: Run, id: string, at: Date): Promise<void> => {
  await run(
    'connected-account-end',
    `with ended as (update connected_account set ended_at = $2 where id = $1 and ended_at is null returning venue_id)
     update venue set revision = revision + 1 where id = (select venue_id from ended)`,
    [id, at],
  );
};
