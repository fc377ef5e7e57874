import { type Kysely, sql } from 'kysely';

/** Points and stamps that members collect: what may earn them, and each change of what a card has. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // {earn, every, category, cost, rewardAmount, rewardCategory, rewardName, birthday, months}; null: nothing is collected.
  // What is there ends so many months after it moved last, and never sooner than so many after the months were said.
  await sql`
    alter table loyalty_program add column points jsonb, add column points_months_since timestamptz`.execute(
    db,
  );
  // The sum of its lines; never below nothing.
  await sql`
    alter table loyalty_card
      add column balance integer not null default 0 check (balance >= 0),
      add column moved_at timestamptz`.execute(db);
  // What a member paid, or ordered, earns by the terms of that moment. With the card it is gone.
  await sql`
    create table loyalty_claim (
      id bigint generated always as identity primary key,
      card_id uuid not null references loyalty_card on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      payment_id uuid references payment on delete cascade,
      order_id uuid references orders on delete cascade,
      earn text not null check (earn in ('amount', 'visit', 'dish')),
      -- Minor units paid for one point.
      every bigint check (every > 0),
      -- Dishes that a stamp is given for.
      dishes text[] not null default '{}',
      -- The business day: a visit is counted once of it.
      day date not null,
      -- What came of it so far: the sum of its lines.
      given integer not null default 0 check (given >= 0),
      -- What it had given ended, with all else on the card, or was used before that.
      ended boolean not null default false,
      -- Of what ended unused: given for money that went back later, and so owed by nobody.
      let_go integer not null default 0 check (let_go between 0 and given),
      made_at timestamptz not null,
      checked_at timestamptz not null,
      constraint claim_is_of_one check ((payment_id is null) <> (order_id is null)),
      constraint one_claim_of_a_payment unique (payment_id, card_id),
      constraint one_claim_of_an_order unique (order_id, card_id)
    )`.execute(db);
  await sql`create index loyalty_claim_of_card on loyalty_claim (card_id, day)`.execute(db);
  await sql`create index loyalty_claim_newest on loyalty_claim (day)`.execute(db);
  await sql`
    create table loyalty_line (
      id bigint generated always as identity primary key,
      card_id uuid not null references loyalty_card on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      at timestamptz not null,
      units integer not null check (units <> 0),
      cause text not null
        check (cause in ('payment', 'refund', 'reward', 'reward_back', 'expiry', 'birthday', 'staff', 'import')),
      -- Of what was paid.
      claim_id bigint,
      -- What it is about, so that nothing is written twice where it happens once.
      about text,
      -- Of staff: why. Who it was stands in the audit log.
      reason text,
      constraint line_happens_once unique (card_id, cause, about)
    )`.execute(db);
  await sql`create index loyalty_line_of_venue on loyalty_line (venue_id, at)`.execute(db);
  // With its card it goes; nobody rewrites one.
  await sql`
    create trigger loyalty_line_stays before update on loyalty_line
    for each row execute function refuse_change()`.execute(db);
};
