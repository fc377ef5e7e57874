import { type Kysely, sql } from 'kysely';

/** A venue's fiscal printer. ADR 0055 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table fiscal_printer (
      venue_id uuid primary key references venue on delete cascade,
      kind text not null check (kind in ('posnet')),
      address text not null,
      -- The bridge in whose network it stands; null: the server calls it by itself.
      bridge_id uuid references bridge,
      -- Payments from then on get a fiscal receipt; null: it is switched off.
      since timestamptz,
      changed_by text not null
    )`.execute(db);
  await sql`
    create index fiscal_printer_by_bridge on fiscal_printer (bridge_id) where bridge_id is not null`.execute(
    db,
  );
};
