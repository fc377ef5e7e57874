import type { Run } from '../../../database/database.ts';

/** A venue's keys at a provider as they are stored. */
export type StoredAccount = {
  readonly provider: string;
  readonly sealed_keys: Buffer;
  readonly is_demo: boolean;
};

export const accountsOfVenue = (run: Run, venueId: string): Promise<StoredAccount[]> =>
  run<StoredAccount>(
    'provider-accounts',
    'select provider, sealed_keys, is_demo from provider_account where venue_id = $1',
    [venueId],
  );

/** Writes a venue's keys; the venue's revision grows, so that every server offers what can be paid with now. */
export const writeAccount = async (
  run: Run,
  account: {
    readonly venueId: string;
    readonly provider: string;
    readonly sealedKeys: Buffer;
    readonly isDemo: boolean;
  },
): Promise<void> => {
  await run(
    'provider-account-write',
    `with written as (
       insert into provider_account (venue_id, provider, sealed_keys, is_demo) values ($1, $2, $3, $4)
       on conflict (venue_id, provider) do update set sealed_keys = excluded.sealed_keys, is_demo = excluded.is_demo,
         updated_at = now()
       returning venue_id)
     update venue set revision = revision + 1 where id = (select venue_id from written)`,
    [account.venueId, account.provider, account.sealedKeys, account.isDemo],
  );
};

/** Locks the venue, so that two owners entering keys do not undo each other; answers with its offered methods. */
export const lockVenueMethods = async (run: Run, venueId: string): Promise<string[]> => {
  const [row] = await run<{ methods: string[] }>(
    'venue-methods-lock',
    `select settings->'paymentProviders' as methods from venue where id = $1 for no key update`,
    [venueId],
  );
  return row?.methods ?? [];
};

/** Which methods a venue offers, in order. */
export const writeVenueMethods = async (
  run: Run,
  venueId: string,
  methods: readonly string[],
): Promise<void> => {
  await run(
    'venue-methods-write',
    `update venue set settings = jsonb_set(settings, '{paymentProviders}', $2::jsonb), revision = revision + 1
     where id = $1`,
    [venueId, JSON.stringify(methods)],
  );
};
