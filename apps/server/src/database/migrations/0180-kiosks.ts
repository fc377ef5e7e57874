import { type Kysely, sql } from 'kysely';

/** Kiosks of a venue and the devices that were enrolled as such. ADR 0038 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table kiosk (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      -- The self-service place it stands at.
      table_id uuid not null references venue_table on delete cascade,
      name text not null,
      -- Of the code that waits for a device.
      code_hash bytea,
      code_expires_at timestamptz,
      changed_by text not null,
      added_at timestamptz not null,
      check ((code_hash is null) = (code_expires_at is null))
    )`.execute(db);
  await sql`create index kiosk_by_venue on kiosk (venue_id)`.execute(db);
  await sql`create index kiosk_by_table on kiosk (table_id)`.execute(db);
  await sql`create unique index kiosk_code on kiosk (code_hash) where code_hash is not null`.execute(db);
  await sql`
    create table kiosk_device (
      id uuid primary key default gen_random_uuid(),
      kiosk_id uuid not null references kiosk on delete cascade,
      token_hash bytea not null unique,
      enrolled_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index kiosk_device_by_kiosk on kiosk_device (kiosk_id)`.execute(db);
  // Goes with the device: what a revoked one had opened is a session that only looks.
  await sql`
    alter table guest_session add column kiosk_device_id uuid references kiosk_device on delete set null`.execute(
    db,
  );
  await sql`
    create index guest_session_by_kiosk on guest_session (kiosk_device_id)
    where kiosk_device_id is not null`.execute(db);
};
