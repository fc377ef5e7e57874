import { type Kysely, sql } from 'kysely';

/**
 * The VAT rate that something was sold at stays with it, whatever the venue's rates become. Null: it was sold before rates
 * were kept, or by somebody who pays no VAT. ADR 0029.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['order_line', 'bill_item']) {
    await sql`
      alter table ${sql.table(table)} add column vat_rate text,
        add column vat_percent double precision check (vat_percent between 0 and 100)`.execute(db);
  }
  for (const table of ['order_line', 'bill_item']) {
    await sql`
      create trigger ${sql.raw(`${table}_rate_stays`)} before update on ${sql.table(table)}
      for each row when (old.vat_percent is distinct from new.vat_percent) execute function refuse_change()`.execute(
      db,
    );
  }
  // Of what an order costs beside its dishes.
  await sql`
    alter table orders add column fee_vat_percent double precision check (fee_vat_percent between 0 and 100)`.execute(
    db,
  );
};
