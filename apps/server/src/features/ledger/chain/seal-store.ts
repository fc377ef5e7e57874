import type { Run } from '../../../database/database.ts';
import type { Source } from '../record-store.ts';

/** A number of the chain and what it stands for. */
export type Seal = Source & {
  readonly number: number;
  readonly hash: Buffer;
  readonly sealed_at: Date;
};

/** One sealer at a time, on whichever server; the others wait. Advisory lock key. */
const SEALING = 0x5ea1;

/** Venues that have something to seal. */
export const venuesToSeal = async (run: Run): Promise<string[]> => {
  const rows = await run<{ venue_id: string }>(
    'ledger-venues-to-seal',
    'select distinct venue_id from journal_unsealed order by venue_id',
    [],
  );
  return rows.map(({ venue_id }) => venue_id);
};

/** Waits for its turn to seal; until the end of the transaction. */
export const lockSealing = async (run: Run): Promise<void> => {
  await run('ledger-lock-sealing', 'select pg_advisory_xact_lock($1)', [SEALING]);
};

/** The last number of a venue's chain and its hash. */
export const headOfChain = async (
  run: Run,
  venueId: string,
): Promise<{ number: number; hash: Buffer } | null> => {
  const [row] = await run<{ number: number; hash: Buffer }>(
    'ledger-head',
    'select number, hash from journal_seal where venue_id = $1 order by number desc limit 1',
    [venueId],
  );
  return row ?? null;
};

/**
 * What is to be sealed next, in commit-safe order: a transaction below the oldest one that still runs is decided, so
 * nothing can come before it any more. Transactions this cluster never had came with a restored backup. ADR 0002.
 */
export const decidedUnsealed = (
  run: Run,
  venueId: string,
  limit: number,
): Promise<(Source & { id: number })[]> =>
  run(
    'ledger-unsealed',
    `with edge as materialized (select pg_snapshot_xmin(s) as xmin, pg_snapshot_xmax(s) as xmax
       from pg_current_snapshot() s)
     select q.id, q.kind, q.source_id from journal_unsealed q cross join edge
     where q.venue_id = $1 and (q.xid < edge.xmin or q.xid >= edge.xmax) order by q.xid, q.id limit $2`,
    [venueId, limit],
  );

/** Puts sealed things into the chain and takes them off the list. */
export const insertSeals = async (
  run: Run,
  venueId: string,
  seals: readonly (Omit<Seal, 'sealed_at'> & { readonly id: number })[],
  at: Date,
): Promise<void> => {
  await run(
    'ledger-seal',
    `with sealed as (
       insert into journal_seal (venue_id, number, kind, source_id, hash, sealed_at)
       select $1, number, kind, source_id, decode(hash, 'hex'), $2
       from jsonb_to_recordset($3::jsonb) as s(number bigint, kind text, source_id text, hash text) returning 1)
     delete from journal_unsealed where id = any($4::bigint[])`,
    [
      venueId,
      at,
      JSON.stringify(
        seals.map(({ number, kind, source_id, hash }) => ({
          number,
          kind,
          source_id,
          hash: hash.toString('hex'),
        })),
      ),
      seals.map(({ id }) => id),
    ],
  );
};

/** Numbers of a venue's chain after one, in order. */
export const sealsAfter = (run: Run, venueId: string, after: number, limit: number): Promise<Seal[]> =>
  run<Seal>(
    'ledger-seals-after',
    `select number, kind, source_id, hash, sealed_at from journal_seal
     where venue_id = $1 and number > $2 order by number limit $3`,
    [venueId, after, limit],
  );

/** The hash at a number; null when the chain does not have it. */
export const hashAt = async (run: Run, venueId: string, number: number): Promise<Buffer | null> => {
  const [row] = await run<{ hash: Buffer }>(
    'ledger-hash-at',
    'select hash from journal_seal where venue_id = $1 and number = $2',
    [venueId, number],
  );
  return row?.hash ?? null;
};
