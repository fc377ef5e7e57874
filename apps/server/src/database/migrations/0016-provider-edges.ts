import { type Kysely, sql } from 'kysely';

/** What providers know a payment by, which way was really used, and money that cardholders take back. ADR 0010. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Where each create call makes an order, one payment is several there, and each may be the one that is paid. A payment
  // with one reference has it in its own row alone.
  await sql`
    create table payment_reference (
      payment_id uuid not null references payment,
      provider_ref text not null,
      at timestamptz not null default now(),
      primary key (payment_id, provider_ref)
    )`.execute(db);
  await sql`create index payment_reference_by_reference on payment_reference (provider_ref)`.execute(db);
  // `method` is what was agreed first and is sealed; a provider serves several, and the guest may use another of them.
  await sql`alter table payment add column used_method text`.execute(db);
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction'))`.execute(db);
};
