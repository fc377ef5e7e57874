import { type Kysely, sql } from 'kysely';

/**
 * What members have off everything they order, beside prices of their own. It is a part of what was taken off an order, its
 * lines and the pieces of its bill. A card may be good for a time only. ADR 0035.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table loyalty_program
      add column discount_percent integer check (discount_percent between 1 and 99),
      -- How long a card is good; null: until its guest leaves.
      add column card_months integer check (card_months >= 1)`.execute(db);
  await sql`alter table loyalty_card add column expires_at timestamptz`.execute(db);
  await sql`
    alter table orders add column loyalty_discount bigint not null default 0
      check (loyalty_discount between 0 and discount)`.execute(db);
  await sql`
    alter table order_line add column loyalty_share bigint not null default 0
      check (loyalty_share between 0 and discount_share)`.execute(db);
  await sql`
    alter table bill_item add column loyalty_share bigint not null default 0
      check (loyalty_share between 0 and discount_share - own_discount)`.execute(db);
  await sql`
    create trigger bill_item_paid_loyalty_stays before update on bill_item
    for each row when (old.loyalty_share is distinct from new.loyalty_share)
    execute function refuse_change_of_paid_piece()`.execute(db);
  // A card was shown for the bill as a whole; whose is not kept.
  await sql`alter table bill add column loyalty_applied_at timestamptz`.execute(db);
};
