import { type Kysely, sql } from 'kysely';

/** What concerns the day of a card terminal and no payment: X, Z, and the voiding of what nobody knows. ADR 0039 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table terminal_operation
      alter column payment_id drop not null,
      drop constraint terminal_operation_kind_check,
      drop constraint terminal_operation_amount_check,
      add constraint terminal_operation_kind_check
        check (kind in ('sale', 'void', 'refund', 'settlement', 'report', 'void_unresolved')),
      add constraint terminal_operation_payment_check
        check ((payment_id is null) = (kind in ('settlement', 'report', 'void_unresolved'))),
      add constraint terminal_operation_amount_check
        check (case when payment_id is null then amount = 0 else amount > 0 end),
      -- The sale that a settlement is made for: the terminal wanted it first.
      add column within uuid,
      -- The settlement that a sale or refund is part of; null: of none yet.
      add column settled_by uuid`.execute(db);
  await sql`drop index terminal_operation_running`.execute(db);
  // One thing at a time; a settlement that a sale needs is part of that sale.
  await sql`
    create unique index terminal_operation_running on terminal_operation (terminal_id)
    where state in ('waiting', 'asked') and within is null`.execute(db);
  // One settlement until it is done, under one reference.
  await sql`
    create unique index terminal_settlement_open on terminal_operation (terminal_id)
    where kind = 'settlement' and state <> 'approved'`.execute(db);
  await sql`
    create index terminal_settlement_done on terminal_operation (terminal_id, ended_at)
    where kind = 'settlement'`.execute(db);
  await sql`
    create index terminal_operation_unsettled on terminal_operation (terminal_id)
    where settled_by is null and kind in ('sale', 'refund')`.execute(db);
  await sql`
    create table terminal_totals (
      operation_id uuid primary key references terminal_operation on delete cascade,
      -- What the terminal printed of it: sums, and nothing of a card.
      slip text not null,
      -- Minor units. Null: the terminal names no sums.
      told_sales bigint check (told_sales >= 0),
      told_refunds bigint check (told_refunds >= 0),
      -- What our books have since the settlement before.
      booked_sales bigint not null,
      booked_refunds bigint not null,
      -- Payments of which nobody knew then whether they were charged.
      unresolved integer not null,
      check ((told_sales is null) = (told_refunds is null))
    )`.execute(db);
};
