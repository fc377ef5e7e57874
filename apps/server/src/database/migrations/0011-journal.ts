import { type Kysely, sql } from 'kysely';

/**
 * The double-entry journal. Debits are positive, credits negative; an entry's lines sum to zero at the commit or there is
 * no commit. Entries never change. Sealing gives what a venue's books consist of (payments, their events, allocations,
 * refunds, entries) a number and a hash over the one before, so that an export shows when one is missing or changed. DESIGN §6, ADR 0010.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table journal_entry (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      venue_id uuid not null references venue,
      at timestamptz not null default now(),
      kind text not null check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'correction')),
      currency text not null,
      bill_id uuid references bill,
      payment_id uuid references payment,
      refund_id uuid references refund,
      -- What happened once is written once.
      dedupe_key text not null unique,
      data jsonb not null default '{}'
    )`.execute(db);
  await sql`create index journal_entry_by_venue on journal_entry (venue_id, id)`.execute(db);
  await sql`create index journal_entry_by_bill on journal_entry (bill_id) where bill_id is not null`.execute(
    db,
  );
  await sql`create index journal_entry_by_payment on journal_entry (payment_id) where payment_id is not null`.execute(
    db,
  );
  await sql`
    create table journal_line (
      entry_id bigint not null references journal_entry,
      position integer not null,
      -- receivable, clearing:<provider>, cash, room, till, sales, discounts, fees, tips_payable, refunds_payable, suspense
      account text not null,
      amount bigint not null check (amount <> 0),
      -- Whose tip; null: the house's pool. Only on tips_payable.
      personnel_id text,
      primary key (entry_id, position)
    )`.execute(db);
  await sql`
    create function check_entry_balances() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from journal_line where entry_id = new.id) then
        raise exception 'journal entry % does not balance', new.id using errcode = 'TB003';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger journal_entry_balances after insert on journal_entry
    deferrable initially deferred for each row execute function check_entry_balances()`.execute(db);
  for (const table of ['journal_entry', 'journal_line']) {
    await sql`
      create trigger ${sql.raw(`${table}_append_only`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_no_truncate`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
  // A line may only be added in the transaction that made its entry.
  await sql`
    create function check_line_is_of_now() returns trigger language plpgsql as $$
    begin
      if not exists (select from journal_entry where id = new.entry_id and xid = pg_current_xact_id()) then
        raise exception 'journal entry % is closed', new.entry_id using errcode = 'TB003';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger journal_line_of_now before insert on journal_line
    for each row execute function check_line_is_of_now()`.execute(db);
  await sealTables(db);
};

/** What the exported books consist of, and where each comes from; all of it is fixed once written. */
const SEALED: Readonly<Record<string, string>> = {
  payment: 'payment',
  event: 'payment_event',
  allocation: 'payment_allocation',
  refund: 'refund',
  entry: 'journal_entry',
};

/** Columns that say what was agreed; the others are caches and may change. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  payment: [
    'venue_id',
    'bill_id',
    'provider',
    'method',
    'currency',
    'amount',
    'tip',
    'fee',
    'total',
    'created_at',
  ],
  refund: [
    'venue_id',
    'payment_id',
    'number',
    'cause',
    'reason',
    'amount',
    'tip',
    'items',
    'requested_by',
    'created_at',
  ],
};

const sealTables = async (db: Kysely<unknown>): Promise<void> => {
  // What is committed and not yet in the chain. Sealing goes by (xid, id) and stops at the oldest transaction that still
  // runs, so that a commit that comes late never needs a number in between.
  await sql`
    create table journal_unsealed (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      venue_id uuid not null,
      kind text not null,
      source_id text not null
    )`.execute(db);
  await sql`create index journal_unsealed_by_venue on journal_unsealed (venue_id, xid, id)`.execute(db);
  await sql`
    create table journal_seal (
      venue_id uuid not null references venue,
      number bigint not null,
      kind text not null,
      source_id text not null,
      hash bytea not null,
      sealed_at timestamptz not null,
      primary key (venue_id, number),
      unique (kind, source_id)
    )`.execute(db);
  await sql`
    create function note_for_sealing() returns trigger language plpgsql as $$
    declare
      made jsonb := to_jsonb(new);
    begin
      insert into journal_unsealed (venue_id, kind, source_id) values (
        coalesce((made ->> 'venue_id')::uuid,
          (select venue_id from payment where id = (made ->> 'payment_id')::uuid)),
        tg_argv[0], coalesce(made ->> 'id', made ->> 'bill_item_id'));
      return null;
    end $$`.execute(db);
  for (const [kind, table] of Object.entries(SEALED)) {
    await sql`
      create trigger ${sql.raw(`${table}_to_seal`)} after insert on ${sql.table(table)}
      for each row execute function note_for_sealing(${sql.lit(kind)})`.execute(db);
  }
  for (const [table, columns] of Object.entries(FIXED)) {
    const changed = columns.map(column => `old.${column} is distinct from new.${column}`).join(' or ');
    await sql`
      create trigger ${sql.raw(`${table}_fixed`)} before update on ${sql.table(table)}
      for each row when (${sql.raw(changed)}) execute function refuse_change()`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_kept`)} before delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
  }
  // A piece that was paid for stays what it was.
  await sql`
    create function refuse_change_of_paid_piece() returns trigger language plpgsql as $$
    begin
      if exists (select from payment_allocation where bill_item_id = old.id) then
        raise exception 'bill item % is paid', old.id using errcode = 'TB002';
      end if;
      return new;
    end $$`.execute(db);
  const piece = [
    'bill_id',
    'kind',
    'order_id',
    'name',
    'price',
    'discount_share',
    'part_of',
    'voided_at',
    'divided_at',
  ];
  await sql`
    create trigger bill_item_paid_stays before update on bill_item
    for each row when (${sql.raw(piece.map(column => `old.${column} is distinct from new.${column}`).join(' or '))})
    execute function refuse_change_of_paid_piece()`.execute(db);
  await sql`
    create trigger journal_seal_append_only before update or delete on journal_seal
    for each row execute function refuse_change()`.execute(db);
  for (const table of ['journal_seal', 'payment_event', 'payment_allocation', 'payment', 'refund']) {
    await sql`
      create trigger ${sql.raw(`${table}_no_truncate`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
};
