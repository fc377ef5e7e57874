import type pg from 'pg';

/** Dinners that were paid by card within a day, with everything the books know of them, made in SQL. */
export const makePayments = async (pool: pg.Pool, venueId: string, count: number): Promise<void> => {
  const made = `(select n, md5('bill' || n)::uuid as bill, md5('piece' || n)::uuid as piece, md5('pay' || n)::uuid as pay,
    now() - interval '20 hours' + n * interval '0.5 seconds' as at from generate_series(1, ${Math.trunc(count)}) n) m`;
  await pool.query(`insert into table_visit (venue_id, table_id, shared, closed_at)
    select venue_id, id, true, now() from venue_table where code = 'CAFE-1'`);
  await pool.query(
    `insert into bill (id, venue_id, table_id, visit_id, kind, unique_order_number, status, currency, subtotal, total, paid,
       opened_at, closed_at)
     select m.bill, $1, v.table_id, v.id, 'table', 'many-' || n, 'closed', 'EUR', 1250, 1250, 1250, m.at, m.at
     from ${made}, (select id, table_id from table_visit where venue_id = $1 order by opened_at desc limit 1) v`,
    [venueId],
  );
  await pool.query(
    `insert into bill_item (id, bill_id, position, name, price, booked) select piece, bill, 1, 'A dish', 1250, true from ${made}`,
  );
  await pool.query(
    `insert into payment (id, venue_id, bill_id, provider, method, status, scope, currency, amount, tip, total, provider_key,
       provider_ref, captured, allocated, expires_at, created_at, captured_at, finished_at)
     select pay, $1, bill, 'stripe', 'stripe-card', 'captured', 'all', 'EUR', 1250, 100, 1350, pay, 'pi_' || n, 1350, 1250,
       at + interval '15 minutes', at, at, at from ${made}`,
    [venueId],
  );
  await pool.query(
    `insert into payment_item (payment_id, bill_item_id, amount) select pay, piece, 1250 from ${made}`,
  );
  await pool.query(
    `insert into payment_event (payment_id, at, kind, source, provider_event_id, data)
     select pay, at, 'captured', 'webhook', 'evt_' || n, '{"amount": 1350}' from ${made}`,
  );
  await pool.query(
    `insert into payment_allocation (bill_item_id, payment_id, amount, at) select piece, pay, 1250, at from ${made}`,
  );
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { kind, lines } of ENTRIES) {
      await client.query(
        `with entry as (
           insert into journal_entry (venue_id, at, kind, currency, bill_id, payment_id, dedupe_key, data)
           select $1, at, $2, 'EUR', bill, case $2 when 'capture' then pay end, $2 || ':' || pay, '{}' from ${made}
           returning id)
         insert into journal_line (entry_id, position, account, amount)
         select id, l.position, l.account, l.amount
         from entry, jsonb_to_recordset($3::jsonb) as l(position int, account text, amount bigint)`,
        [
          venueId,
          kind,
          JSON.stringify(lines.map(([account, amount], at) => ({ position: at + 1, account, amount }))),
        ],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
};

const ENTRIES = [
  {
    kind: 'sale',
    lines: [
      ['receivable', 1250],
      ['sales', -1250],
    ],
  },
  {
    kind: 'capture',
    lines: [
      ['clearing:stripe', 1350],
      ['receivable', -1250],
      ['tips_payable', -100],
    ],
  },
] as const;
