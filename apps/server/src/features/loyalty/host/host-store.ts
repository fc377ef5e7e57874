import type { Run } from '../../../database/database.ts';
import { COUNTS_AT } from '../program-store.ts';
import { dueBefore } from './due.ts';
import type { Silence } from './port.ts';

/** The other system of a venue as it is stored. */
export type StoredHost = {
  readonly venueId: string;
  readonly address: string;
  readonly sealedKey: Buffer | null;
  readonly silentSince: Date | null;
  readonly silentWhy: Silence | null;
};

export const storedHost = async (run: Run, venueId: string): Promise<StoredHost | null> => {
  const [row] = await run<StoredHost>(
    'loyalty-host',
    `select venue_id as "venueId", address, sealed_key as "sealedKey", silent_since as "silentSince", silent_why as "silentWhy"
     from loyalty_host where venue_id = $1`,
    [venueId],
  );
  return row ?? null;
};

/** What cards said before was of the other place: each is asked anew. */
const FORGET_WORDS = `update loyalty_card c set host_percent = 0, host_asked_at = null, host_good_until = null
  from loyalty_program p where p.id = c.program_id and p.venue_id = $1`;

export const writeHost = async (
  run: Run,
  host: { readonly venueId: string; readonly address: string; readonly sealedKey: Buffer | null },
  at: Date,
): Promise<void> => {
  await run(
    'loyalty-host-write',
    `insert into loyalty_host (venue_id, address, sealed_key, connected_at) values ($1, $2, $3, $4)
     on conflict (venue_id) do update set address = excluded.address, sealed_key = excluded.sealed_key,
       silent_since = null, silent_why = null, tried_at = null`,
    [host.venueId, host.address, host.sealedKey, at],
  );
  await run('loyalty-host-forget', FORGET_WORDS, [host.venueId]);
};

export const removeHost = async (run: Run, venueId: string): Promise<void> => {
  await run('loyalty-host-remove', 'delete from loyalty_host where venue_id = $1', [venueId]);
  await run('loyalty-host-forget', FORGET_WORDS, [venueId]);
};

/** It said something that can be believed. */
export const noteHostSpoke = async (run: Run, venueId: string): Promise<void> => {
  await run(
    'loyalty-host-spoke',
    `update loyalty_host set silent_since = null, silent_why = null, tried_at = null
     where venue_id = $1 and silent_since is not null`,
    [venueId],
  );
};

export const noteHostSilent = async (run: Run, venueId: string, why: Silence, at: Date): Promise<void> => {
  await run(
    'loyalty-host-silent',
    `update loyalty_host set silent_since = coalesce(silent_since, $3), silent_why = $2, tried_at = $3 where venue_id = $1`,
    [venueId, why, at],
  );
};

/** A card that another system keeps, whose word is due. */
export type CardToAsk = {
  readonly id: string;
  readonly number: string;
  /** Whose programme it is. */
  readonly venueId: string;
  readonly most: number | null;
};

/** The cards of a sign-in that count at a venue and that are due. */
export const cardsToAsk = (run: Run, signIn: Buffer, venueId: string, now: Date): Promise<CardToAsk[]> =>
  run<CardToAsk>(
    'loyalty-cards-to-ask',
    `select c.id, c.number, p.venue_id as "venueId", p.discount_percent as most
     from guest_account_session s join loyalty_card c on c.account_id = s.account_id
       join loyalty_program p on p.id = c.program_id join venue v on v.id = $2 join loyalty_host h on h.venue_id = p.venue_id
     where s.token_hash = $1 and ${COUNTS_AT} and (c.host_asked_at is null or c.host_asked_at <= $3)
       and (h.tried_at is null or h.tried_at <= $4)`,
    [signIn, venueId, ...dueBefore(now)],
  );

/** Keeps what the other system said of a card. */
export const writeWord = async (
  run: Run,
  cardId: string,
  word: {
    readonly percent: number;
    readonly expiresAt: Date | null;
    readonly at: Date;
    readonly until: Date;
  },
): Promise<void> => {
  await run(
    'loyalty-card-word',
    'update loyalty_card set host_percent = $2, expires_at = $3, host_asked_at = $4, host_good_until = $5 where id = $1',
    [cardId, word.percent, word.expiresAt, word.at, word.until],
  );
};

/** Nothing that it said before counts. */
export const dropWord = async (run: Run, cardId: string): Promise<void> => {
  await run(
    'loyalty-card-doubt',
    'update loyalty_card set host_percent = 0, host_asked_at = null, host_good_until = null where id = $1',
    [cardId],
  );
};
