import { type Kysely, sql } from 'kysely';

/**
 * Mail waiting to be sent, VAT invoices, what a phone saved for its next invoice, and the register of companies. Amounts
 * in minor units. DESIGN §8, §10.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Written in the transaction that is the reason for the mail. Rows go after 30 days: they are personal data.
  await sql`
    create table mail_message (
      id uuid primary key default gen_random_uuid(),
      -- What is to be told once is mailed once.
      dedupe_key text not null unique,
      -- A venue may go; its mails then still leave.
      from_name text not null,
      to_address text not null,
      subject text not null,
      text text not null,
      html text not null,
      status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
      tries integer not null default 0,
      -- When it is sent next; while it is being sent, when whoever sends it must have died.
      try_at timestamptz,
      created_at timestamptz not null,
      done_at timestamptz,
      -- The mail server's answer in its own code, for the operator; never its text, which repeats the address.
      failure text,
      check ((status in ('queued', 'sending')) = (try_at is not null))
    )`.execute(db);
  await sql`create index mail_message_due on mail_message (try_at) where try_at is not null`.execute(db);
  await sql`create index mail_message_age on mail_message (created_at)`.execute(db);
  await sql`
    create table mail_attachment (
      mail_id uuid not null references mail_message on delete cascade,
      position integer not null,
      filename text not null,
      content_type text not null,
      content bytea not null,
      primary key (mail_id, position)
    )`.execute(db);

  // The last number given in a series and year. Raised in the invoice's own transaction: numbers have no gaps.
  await sql`
    create table invoice_series (
      venue_id uuid not null references venue on delete cascade,
      series text not null,
      year integer not null,
      last_number integer not null check (last_number > 0),
      primary key (venue_id, series, year)
    )`.execute(db);
  await sql`
    create table invoice (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue,
      -- One invoice per payment, for good.
      payment_id uuid not null unique references payment,
      series text not null,
      year integer not null,
      sequence integer not null check (sequence > 0),
      number text not null,
      issued_at timestamptz not null,
      currency text not null,
      total bigint not null check (total > 0),
      -- Everything the invoice says, as it was when it was issued.
      content jsonb not null,
      -- How the buyer's VAT code was checked: none given, by its form and checksum, or by the tax authorities.
      vat_checked text not null check (vat_checked in ('none', 'offline', 'online')),
      unique (venue_id, series, year, sequence)
    )`.execute(db);
  await sql`create index invoice_by_venue on invoice (venue_id, issued_at desc)`.execute(db);
  await sql`
    create trigger invoice_append_only before update or delete on invoice
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger invoice_no_truncate before truncate on invoice
    for each statement execute function refuse_change()`.execute(db);

  // Found by the guest's token, opened only for the phone that saved it. Sealed: nobody reads it in the database.
  await sql`
    create table legal_entity (
      token_hash bytea primary key,
      device_hash bytea not null,
      sealed bytea not null,
      saved_at timestamptz not null
    )`.execute(db);
  await sql`create index legal_entity_age on legal_entity (saved_at)`.execute(db);

  await sql`
    create table company_register (
      country text not null,
      code text not null,
      title text not null,
      address text not null,
      vat_code text,
      -- The title as searches compare it.
      comparable text not null,
      imported_at timestamptz not null,
      primary key (country, code)
    )`.execute(db);
  // Codes are searched by how they begin, whatever the collation.
  await sql`create index company_register_by_code on company_register (country, code text_pattern_ops)`.execute(
    db,
  );
};
