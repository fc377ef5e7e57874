import { type Kysely, sql } from 'kysely';

/** Payments, what happened to them, what they paid for, and what goes back. Minor units. DESIGN §6, ADR 0010. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payment (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      bill_id uuid not null references bill,
      -- Null: staff took the money.
      session_id uuid references guest_session,
      guest_index integer,
      -- The phone that may ask about it by its uuid.
      device_hash bytea,
      provider text not null,
      method text not null,
      status text not null check (status in ('created', 'processing', 'unknown', 'captured', 'part_refunded',
        'refunded', 'failed', 'canceled', 'expired')),
      scope text not null check (scope in ('all', 'items', 'amount')),
      currency text not null,
      -- For the bill, for a person, for the way; together what the guest is charged.
      amount bigint not null check (amount >= 0),
      tip bigint not null default 0 check (tip >= 0),
      fee bigint not null default 0 check (fee >= 0),
      total bigint not null check (total = amount + tip + fee and total > 0),
      -- Whom the tip is for; null: the house's pool.
      personnel_id text,
      language text not null default 'en',
      -- Who of the staff took the money.
      taken_by text,
      -- Names us at the provider; made before the first call and never reused for another one.
      provider_key text not null unique,
      provider_ref text,
      -- What the phone does next; kept for the answer to a retry.
      next_action jsonb,
      -- {wallet, bank, card_brand, card_last4}
      payment_data jsonb,
      failure text,
      captured bigint not null default 0 check (captured >= 0),
      allocated bigint not null default 0 check (allocated >= 0),
      refunded bigint not null default 0 check (refunded >= 0),
      refund_due bigint not null default 0 check (refund_due >= 0),
      suspense bigint not null default 0,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      captured_at timestamptz,
      finished_at timestamptz,
      -- When the reconciler looks at it next, and how often it did.
      check_at timestamptz,
      checks integer not null default 0,
      updated_at timestamptz not null default now(),
      check (refunded + refund_due <= captured)
    )`.execute(db);
  await sql`create index payment_by_bill on payment (bill_id, created_at)`.execute(db);
  await sql`create index payment_by_session on payment (session_id, created_at desc) where session_id is not null`.execute(
    db,
  );
  await sql`create index payment_to_check on payment (check_at) where check_at is not null`.execute(db);
  await sql`create index payment_by_venue on payment (venue_id, captured_at desc) where captured_at is not null`.execute(
    db,
  );
  await sql`create index payment_newest on payment (venue_id, created_at desc, id desc)`.execute(db);
  await sql`create index payment_by_reference on payment (provider, provider_ref) where provider_ref is not null`.execute(
    db,
  );
  // What a payment is meant to pay for, fixed when it is created. Unfinished payments hold these items.
  await sql`
    create table payment_item (
      payment_id uuid not null references payment on delete cascade,
      bill_item_id uuid not null references bill_item,
      amount bigint not null check (amount >= 0),
      primary key (payment_id, bill_item_id)
    )`.execute(db);
  await sql`create index payment_item_by_item on payment_item (bill_item_id)`.execute(db);
  // What it did pay for. The primary key is the last line against paying for one thing twice.
  await sql`
    create table payment_allocation (
      bill_item_id uuid primary key references bill_item,
      payment_id uuid not null references payment,
      amount bigint not null check (amount >= 0),
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_allocation_by_payment on payment_allocation (payment_id)`.execute(db);
  await sql`
    create trigger payment_allocation_append_only before update or delete on payment_allocation
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create table payment_event (
      id bigint generated always as identity primary key,
      payment_id uuid not null references payment,
      at timestamptz not null default now(),
      kind text not null,
      source text not null check (source in ('guest', 'staff', 'provider', 'webhook', 'status', 'return', 'system')),
      -- The provider's own name of what it told us; the same one twice has one effect.
      provider_event_id text,
      data jsonb not null default '{}'
    )`.execute(db);
  await sql`create index payment_event_by_payment on payment_event (payment_id, id)`.execute(db);
  await sql`create unique index payment_event_once on payment_event (payment_id, provider_event_id)
    where provider_event_id is not null`.execute(db);
  await sql`
    create trigger payment_event_append_only before update or delete on payment_event
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create table refund (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      payment_id uuid not null references payment,
      number integer not null,
      -- staff: somebody decided; the others follow from what happened.
      cause text not null check (cause in ('staff', 'order_ended', 'items_taken', 'late', 'difference')),
      reason text not null default '',
      amount bigint not null check (amount > 0),
      -- How much of it comes from the tip.
      tip bigint not null default 0 check (tip between 0 and amount),
      -- Pieces of the bill it is for: [{bill_item_id, amount}].
      items jsonb not null default '[]',
      status text not null check (status in ('due', 'sending', 'pending', 'by_hand', 'succeeded', 'failed')),
      provider_key text not null unique,
      provider_ref text,
      failure text,
      -- Who decided: a name for people, an account for the limits.
      requested_by text,
      requested_by_user text,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      -- Who of the staff gave the money back; null: the provider did.
      done_by text,
      try_at timestamptz,
      -- Times asked since the last answer, and times refused for certain: each refusal asks anew under a new key.
      tries integer not null default 0,
      refusals integer not null default 0,
      unique (payment_id, number)
    )`.execute(db);
  await sql`create index refund_to_send on refund (try_at) where status in ('due', 'sending', 'pending')`.execute(
    db,
  );
  await sql`create index refund_of_the_day on refund (venue_id, requested_by_user, created_at)
    where requested_by_user is not null`.execute(db);
  await sql`create index refund_by_reference on refund (provider_ref) where provider_ref is not null`.execute(
    db,
  );
  await sql`create index refund_by_venue on refund (venue_id, created_at desc)`.execute(db);
  await sql`create index orders_ended_with_money on orders (closed_at)
    where status in ('rejected', 'failed') and paid > 0`.execute(db);
  // What does not agree, for a person to look at; never mended silently. DESIGN §6.
  await sql`
    create table money_alert (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      payment_id uuid references payment,
      kind text not null,
      -- One alert per thing that is wrong.
      dedupe_key text not null unique,
      data jsonb not null default '{}',
      raised_at timestamptz not null default now(),
      settled_at timestamptz,
      settled_by text,
      note text
    )`.execute(db);
  await sql`create index money_alert_open on money_alert (venue_id, raised_at) where settled_at is null`.execute(
    db,
  );
  // A venue's keys at a provider, encrypted with the installation's key. A venue without a row has no such provider.
  await sql`
    create table provider_account (
      venue_id uuid not null references venue on delete cascade,
      provider text not null,
      sealed_keys bytea not null,
      is_demo boolean not null default false,
      updated_at timestamptz not null default now(),
      primary key (venue_id, provider)
    )`.execute(db);
  // News that came before we knew what they are about, or that nobody's keys verify, are refused; the others once.
  await sql`
    create table webhook_delivery (
      id bigint generated always as identity primary key,
      provider text not null,
      at timestamptz not null default now(),
      outcome text not null,
      payment_id uuid,
      detail text not null default ''
    )`.execute(db);
  await sql`create index webhook_delivery_age on webhook_delivery (at)`.execute(db);
};
