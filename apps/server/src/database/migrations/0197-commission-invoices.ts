import { type Kysely, sql } from 'kysely';

/**
 * Invoices of the operator of a food court to its stalls for the commission of a month, and credit notes where more of it went
 * back than came. Numbered by invoice_series, in series that guests' invoices do not have. Amounts in minor units. ADR 0037.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table commission_invoice (
      id uuid primary key default gen_random_uuid(),
      -- The operator.
      venue_id uuid not null references venue,
      -- It may leave; what was invoiced to it stays.
      stall_id uuid not null,
      month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      kind text not null check (kind in ('invoice', 'credit_note')),
      series text not null,
      year integer not null,
      sequence integer not null check (sequence > 0),
      number text not null,
      issued_at timestamptz not null,
      issued_by text not null,
      currency text not null,
      total bigint not null check (total > 0),
      net bigint not null,
      vat bigint not null check (vat >= 0 and net >= 0 and net + vat = total),
      -- Everything the paper says, as it was when it was issued.
      content jsonb not null,
      unique (venue_id, series, year, sequence)
    )`.execute(db);
  await sql`create index commission_invoice_by_stall on commission_invoice (stall_id)`.execute(db);
  await sql`
    create trigger commission_invoice_append_only before update or delete on commission_invoice
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger commission_invoice_no_truncate before truncate on commission_invoice
    for each statement execute function refuse_change()`.execute(db);
};
