import { type Kysely, sql } from 'kysely';

/** How the house's pool of tips is shared, each rule with a version of its own, and sharing it out as an entry of the journal. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tip_sharing (
      venue_id uuid not null references venue on delete cascade,
      version integer not null,
      rule text not null check (rule in ('house', 'hours', 'points')),
      -- {person: points}, of the rule by points.
      points jsonb not null default '{}',
      changed_at timestamptz not null,
      changed_by text not null,
      primary key (venue_id, version)
    )`.execute(db);
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction', 'drawer', 'payout',
      'tip_share'))`.execute(db);
};
