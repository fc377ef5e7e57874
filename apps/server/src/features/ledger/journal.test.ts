import { minor } from '@tableside/domain/money';
import { aBill, aPayment, type TestBill } from '@tableside/testkit/scenes/a-payment.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { allSealed } from '@tableside/testkit/scenes/all-sealed.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, postEntry } from './index.ts';

let server: TestServer;
let venue: TestVenue;
let table: TestTable;
let bill: TestBill;
beforeAll(async () => {
  server = await testServer();
  venue = await aVenue(server);
  table = await aTable(server, venue);
  bill = await aBill(server, { venue, table }, [{ price: 1250, discount: 125 }, { price: 300 }]);
  await aPayment(server, bill, { tip: 100 });
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const entry = (dedupeKey: string) => ({
  venueId: venue.id,
  kind: 'correction' as const,
  currency: 'EUR',
  billId: bill.id,
  dedupeKey,
  at: server.clock.now(),
  lines: [
    { account: 'cash' as const, amount: minor(100) },
    { account: 'sales' as const, amount: minor(-100) },
  ],
});

describe('the journal', () => {
  it('writes what happened once, however often it is told', async () => {
    const written = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.database.transaction(run => postEntry(run, entry('told-often'))),
      ),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    const { rows } = await sql(
      `select l.account, l.amount from journal_entry e join journal_line l on l.entry_id = e.id
       where e.dedupe_key = 'told-often' order by l.position`,
    );
    expect(rows).toEqual([
      { account: 'cash', amount: 100 },
      { account: 'sales', amount: -100 },
    ]);
  });

  it('refuses lines that do not balance, before the database has to', async () => {
    const lines = [{ account: 'cash' as const, amount: minor(1) }];
    await expect(postEntry(server.database.run, { ...entry('odd'), lines })).rejects.toThrow(RangeError);
  });

  it.each([
    ['do not balance', `(select id, 1, 'cash', 100 from e), (select id, 2, 'sales', -99 from e)`],
    ['are alone', `(select id, 1, 'cash', 100 from e)`],
  ])('refuses at the commit an entry whose lines %s', async (_name, lines) => {
    const parts = [...lines.matchAll(/\((select [^()]*)\)/g)].map(([, select]) => select);
    await expect(
      sql(
        `with e as (insert into journal_entry (venue_id, kind, currency, dedupe_key) values ($1, 'sale', 'EUR', $2)
           returning id)
         insert into journal_line (entry_id, position, account, amount) ${parts.join(' union all ')}`,
        [venue.id, `unbalanced-${parts.length}`],
      ),
    ).rejects.toMatchObject({ code: 'TB003' });
  });

  it('refuses an entry without lines, and a line that comes later', async () => {
    await expect(
      sql(
        `insert into journal_entry (venue_id, kind, currency, dedupe_key) values ($1, 'sale', 'EUR', 'empty')`,
        [venue.id],
      ),
    ).rejects.toMatchObject({ code: 'TB003' });
    const pair = `insert into journal_line (entry_id, position, account, amount)
      select id, n, 'cash', case n when 8 then 5 else -5 end from journal_entry, generate_series(8, 9) n
      where dedupe_key = 'told-often'`;
    await expect(sql(pair)).rejects.toMatchObject({ code: 'TB003' });
  });

  it.each([
    'update journal_entry set data = \'{"a": 1}\'',
    'delete from journal_entry',
    'update journal_line set amount = amount + 1',
    'delete from journal_line',
    'update payment_event set kind = kind',
    'delete from payment_event',
    'update payment_allocation set amount = amount',
    'delete from payment_allocation',
    'update journal_seal set number = number + 1',
    'delete from journal_seal',
    'update payment set amount = amount + 1, total = total + 1',
    'delete from payment',
    'update bill_item set price = price + 1',
    "update bill_item set name = name || '!'",
    'truncate journal_line, journal_entry, journal_seal cascade',
    'truncate journal_seal',
    'truncate payment_event',
  ])('only grows: %s', async statement => {
    await allSealed(server, venue);
    await expect(sql(statement)).rejects.toMatchObject({ code: 'TB002' });
  });

  it('lets what is only a cache change', async () => {
    await sql('update payment set check_at = now(), checks = checks + 1');
    await sql('update bill_item set note = note');
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });
});
