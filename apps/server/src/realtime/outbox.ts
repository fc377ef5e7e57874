import type { EventData, StaffEventData } from '@tableside/contract/realtime';
import type { Run } from '../database/database.ts';

/**
 * Whom an event is for: one guest session, the phones of a party, all guests of a venue; all who look at a food court, a
 * phone's visit to one; of a venue's staff all who are at work
 * (`staff`), who handles money (`money`), or who looks after it (`office`).
 */
export type Audience = GuestAudience | StaffAudience;
type GuestAudience =
  | `session:${string}`
  | `visit:${string}`
  | `venue:${string}`
  | `court:${string}`
  | `court-visit:${string}`;
type StaffAudience = `staff:${string}` | `money:${string}` | `office:${string}`;

/** Bills and payments are not for the kitchen, alerts about money for the office alone. */
type AudienceOf = Record<
  Exclude<keyof StaffEventData, 'board-bill' | 'board-payment' | 'board-alert'>,
  `staff:${string}`
> & {
  'board-bill': `money:${string}`;
  'board-payment': `money:${string}`;
  'board-alert': `office:${string}`;
};

export type OutboxEntry =
  | {
      readonly [name in keyof EventData]: Entry<GuestAudience, name, EventData[name]>;
    }[keyof EventData]
  | {
      readonly [name in keyof StaffEventData]: Entry<AudienceOf[name], name, StaffEventData[name]>;
    }[keyof StaffEventData];
type Entry<A extends Audience, Name, Data> = {
  readonly audience: A;
  readonly event: Name;
  readonly data: Data;
};

/** PostgreSQL channel that wakes the servers; it carries no data. */
export const WAKE_CHANNEL = 'tableside_outbox';

/**
 * Writes events in the caller's transaction and wakes every server at its commit. An order's `session_token`
 * inside `data` must be null: tokens are never stored.
 */
export const appendToOutbox = async (run: Run, entries: readonly OutboxEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  await run(
    'outbox-append',
    `with rows as (
       insert into outbox (audience, event, data)
       select audience, event, data from jsonb_to_recordset($1::jsonb) as e(audience text, event text, data jsonb)
       returning 1)
     select pg_notify($2, '') from (select count(*) from rows) as counted`,
    [JSON.stringify(entries), WAKE_CHANNEL],
  );
};
