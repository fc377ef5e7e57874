import { type Kysely, sql } from 'kysely';

/** Orders, their lines, history, batches, numbers. Amounts are integers in minor units. DESIGN §5. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // One row per venue and business day; nobody else's number waits for it.
  await sql`
    create table order_counter (
      venue_id uuid not null references venue on delete cascade,
      business_day date not null,
      last integer not null,
      primary key (venue_id, business_day)
    )`.execute(db);
  await sql`
    create table order_batch (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      visit_id uuid not null references table_visit on delete cascade,
      activate_at timestamptz not null,
      activated_at timestamptz
    )`.execute(db);
  await sql`create unique index one_open_batch_per_visit on order_batch (visit_id) where activated_at is null`.execute(
    db,
  );
  await sql`
    create table orders (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      table_id uuid not null references venue_table,
      visit_id uuid not null references table_visit,
      session_id uuid not null references guest_session,
      -- Consumed cart revision: a second tap meets this and gets the same order.
      cart_revision integer not null,
      number integer not null,
      business_day date not null,
      unique_order_number text not null unique,
      status text not null check (status in ('waiting_confirmation', 'pending_activate', 'active',
        'partially_delivered', 'closed', 'failed', 'rejected')),
      waiting_for text check (waiting_for in ('payment', 'guests')),
      first_of_visit boolean not null,
      batch_id uuid references order_batch,
      comment text not null default '',
      additional_fields jsonb not null default '{}',
      currency text not null,
      subtotal bigint not null check (subtotal >= 0),
      discount bigint not null default 0 check (discount >= 0),
      small_order_fee bigint not null default 0 check (small_order_fee >= 0),
      tips bigint not null default 0 check (tips >= 0),
      total bigint not null check (total >= 0),
      paid bigint not null default 0 check (paid between 0 and total),
      is_paid boolean not null generated always as (paid = total) stored,
      coupon_id uuid references coupon,
      coupon_code text,
      coupon_kind text,
      pay_at_restaurant boolean not null default false,
      selected_payment_type text,
      seen_at timestamptz,
      wait_minutes integer,
      status_reason text,
      placed_at timestamptz not null default now(),
      accepted_at timestamptz,
      closed_at timestamptz,
      updated_at timestamptz not null default now(),
      check (total = subtotal - discount + small_order_fee + tips),
      check ((status = 'pending_activate') = (waiting_for is not null)),
      unique (session_id, cart_revision)
    )`.execute(db);
  await sql`create index orders_open on orders (venue_id, placed_at) where closed_at is null`.execute(db);
  await sql`create index orders_recently_done on orders (venue_id, closed_at) where closed_at is not null`.execute(
    db,
  );
  await sql`create index orders_by_session on orders (session_id, placed_at desc)`.execute(db);
  await sql`create index orders_open_by_visit on orders (visit_id) where closed_at is null`.execute(db);
  await sql`create index orders_by_visit on orders (visit_id)`.execute(db);
  await sql`create index orders_recent on orders (venue_id, placed_at desc)`.execute(db);
  await sql`
    create table order_line (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders on delete cascade,
      position integer not null,
      item_id text not null,
      variation_id text,
      name text not null,
      variation_name text,
      -- Name in the venue's main language, for the kitchen.
      kitchen_name text not null,
      -- [{id, name, kitchen_name, markup, quantity}]
      modifiers jsonb not null default '[]',
      allergens jsonb not null default '[]',
      station text not null,
      quantity integer not null check (quantity between 1 and 50),
      unit_price bigint not null check (unit_price >= 0),
      strikethrough_price bigint,
      discount_share bigint not null default 0,
      course_id text,
      delivered_at timestamptz
    )`.execute(db);
  await sql`create index order_line_by_order on order_line (order_id, position)`.execute(db);
  await sql`
    create table order_history (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders on delete cascade,
      at timestamptz not null default now(),
      event text not null,
      from_status text,
      to_status text not null,
      actor text not null check (actor in ('guest', 'staff', 'system')),
      actor_name text,
      data jsonb not null default '{}'
    )`.execute(db);
  await sql`create index order_history_by_order on order_history (order_id, id)`.execute(db);
  await sql`
    create table idempotency_key (
      scope text not null,
      key text not null,
      request_hash bytea not null,
      -- Null while the first request is being answered.
      http_status integer,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )`.execute(db);
  await sql`create index idempotency_key_age on idempotency_key (created_at)`.execute(db);
};
