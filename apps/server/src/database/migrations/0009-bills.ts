import { type Kysely, sql } from 'kysely';

/**
 * Bills: what is owed, by the piece. An order that is paid on its own has a bill of its own; orders that are paid later
 * join the bill of their table, beside what staff put on it. Amounts in minor units. DESIGN §5, ADR 0010.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table bill (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      table_id uuid not null references venue_table,
      visit_id uuid references table_visit,
      kind text not null check (kind in ('order', 'table')),
      -- The order that a bill of kind order is about.
      order_id uuid unique references orders,
      unique_order_number text not null unique,
      status text not null default 'open' check (status in ('open', 'closed', 'void')),
      currency text not null,
      -- Gross of what is on it, and what discounts take off.
      subtotal bigint not null default 0 check (subtotal >= 0),
      discount bigint not null default 0 check (discount >= 0),
      total bigint not null default 0 check (total = subtotal - discount and total >= 0),
      -- Allocated to its items by captured payments; refunds do not lower it.
      paid bigint not null default 0 check (paid between 0 and total),
      refunded bigint not null default 0 check (refunded between 0 and paid),
      is_paid boolean not null generated always as (paid = total) stored,
      -- Grows with each change: what a phone saw is compared with it.
      revision integer not null default 0,
      guest_count integer,
      personnel_id text,
      personnel_name text,
      precheck_printed_at timestamptz,
      -- The bill at an external till: its id there, its version, and what is known of the way there.
      external_id text,
      external_version integer,
      till_state text not null default 'here' check (till_state in ('here', 'sending', 'sent', 'failed')),
      -- Money the till took itself: items can then not be told apart any more.
      paid_at_till bigint not null default 0,
      -- How much more is open here than at the external till, when that was read last: not zero, and nobody pays by phone.
      till_gap bigint not null default 0,
      -- Where the next piece is written.
      next_position integer not null default 0,
      -- What staff took off it by hand so far: voids and lowered prices. Limits per role count it.
      taken_off bigint not null default 0 check (taken_off >= 0),
      opened_by text,
      opened_at timestamptz not null default now(),
      closed_at timestamptz,
      updated_at timestamptz not null default now(),
      check ((kind = 'order') = (order_id is not null)),
      check (kind = 'order' or visit_id is not null)
    )`.execute(db);
  await sql`create unique index one_open_table_bill_per_visit on bill (visit_id) where kind = 'table' and status = 'open'`.execute(
    db,
  );
  await sql`create index bill_open on bill (venue_id, opened_at) where status = 'open' and kind = 'table'`.execute(
    db,
  );
  await sql`create index bill_by_visit on bill (visit_id)`.execute(db);
  await sql`create unique index bill_by_external on bill (venue_id, external_id) where external_id is not null`.execute(
    db,
  );
  // One row is one piece: three beers are three rows, so that three people can pay for them.
  await sql`
    create table bill_item (
      id uuid primary key default gen_random_uuid(),
      bill_id uuid not null references bill on delete cascade,
      position integer not null,
      -- A fee and a tip chosen when ordering are owed like a dish, but never sales.
      kind text not null default 'item' check (kind in ('item', 'fee', 'tip')),
      order_id uuid references orders,
      order_line_id uuid references order_line,
      -- Which phone ordered it, from 1; null: staff.
      guest_index integer,
      menu_item_id text,
      name text not null,
      -- [{name, price, quantity}] in minor units.
      modifiers jsonb not null default '[]',
      price bigint not null check (price >= 0),
      discount_share bigint not null default 0 check (discount_share between 0 and price),
      -- The part of it that came with the order (its coupon); the rest is the discount of the whole bill.
      own_discount bigint not null default 0 check (own_discount between 0 and discount_share),
      net bigint not null generated always as (price - discount_share) stored,
      strikethrough_price bigint,
      note text not null default '',
      added_by text,
      added_at timestamptz not null default now(),
      voided_at timestamptz,
      voided_by text,
      void_reason text,
      -- A piece that was divided is replaced by its parts, whose prices sum to it.
      divided_at timestamptz,
      part_of uuid references bill_item,
      part_number integer,
      part_count integer,
      -- Whether the journal knows of the sale.
      booked boolean not null default false
    )`.execute(db);
  await sql`create index bill_item_by_bill on bill_item (bill_id, position)`.execute(db);
  await sql`create index bill_item_by_order on bill_item (order_id) where order_id is not null`.execute(db);
  // A guest's finger on an item: a lease that ends by itself unless renewed. A payment under way holds it longer.
  await sql`
    create table bill_item_hold (
      bill_item_id uuid primary key references bill_item on delete cascade,
      bill_id uuid not null references bill on delete cascade,
      session_id uuid not null references guest_session on delete cascade,
      guest_index integer not null,
      leased_until timestamptz not null
    )`.execute(db);
  await sql`create index bill_item_hold_by_bill on bill_item_hold (bill_id)`.execute(db);
};
