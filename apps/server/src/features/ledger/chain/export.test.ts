import { aBill, aPayment, type TestBill } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { allSealed } from '@tableside/testkit/scenes/all-sealed.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLines } from '../../../../../../tools/ledger/verify-lines.ts';
import type { Run } from '../../../database/database.ts';
import { checkBooks } from '../index.ts';
import { exportLines } from './export-lines.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Scene = { venue: TestVenue; bill: TestBill; owner: TestStaff };
const aVenueWithBooks = async (): Promise<Scene> => {
  const venue = await aVenue(server, { name: 'Prie “Kibino”' });
  const table = await aTable(server, venue);
  const bill = await aBill(server, { venue, table }, [
    { name: 'Šaltibarščiai 🥣', price: 650 },
    { name: 'Kepsnys', price: 2000, discount: 200 },
    { kind: 'tip', name: 'Tip', price: 100 },
  ]);
  await aPayment(server, bill, {
    pieces: bill.pieces.slice(0, 2).map(({ id }) => id),
    tip: 200,
    personnelId: 'ruta',
  });
  await allSealed(server, venue);
  return { venue, bill, owner: await aStaff(server, venue, 'owner') };
};
const exported = async (who: TestStaff, query = ''): Promise<string[]> => {
  const response = await who.fetch(`/api/console/ledger/export${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.text()).split('\n').filter(Boolean);
};
const parse = (line: string | undefined) => JSON.parse(line ?? 'null');

describe('the export of the books', () => {
  it('holds everything with which an outsider recomputes every balance', async () => {
    const { venue, owner } = await aVenueWithBooks();
    const lines = await exported(owner);
    const { problems, venues } = await verifyLines(lines);
    expect(problems).toEqual([]);
    expect(venues).toHaveLength(1);
    expect(venues[0]).toMatchObject({ venue: venue.id, name: 'Prie “Kibino”', currency: 'EUR', decimals: 2 });
    expect(Object.fromEntries(venues[0]?.accounts ?? [])).toEqual({
      receivable: 100,
      discounts: 200,
      sales: -2650,
      tips_payable: -300,
      'clearing:stripe': 2650,
    });
    expect(Object.fromEntries(venues[0]?.tips ?? [])).toEqual({ house: 100, ruta: 200 });
    const types = lines.map(line => parse(line).type);
    expect(new Set(types)).toEqual(new Set(['venue', 'entry', 'payment', 'event', 'allocation', 'end']));
    expect(lines.join('\n')).toContain('Šaltibarščiai 🥣');
  });

  it('only grows, and goes on where it ended', async () => {
    const { venue, bill, owner } = await aVenueWithBooks();
    const before = await exported(owner);
    const end = parse(before.at(-1));
    await aPayment(server, bill, { pieces: bill.pieces.slice(2).map(({ id }) => id), provider: 'cash' });
    await allSealed(server, venue);
    const after = await exported(owner);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    const rest = await exported(owner, `?venue=${venue.id}&after=${end.number}`);
    expect(rest.slice(1)).toEqual(after.slice(before.length - 1));
    expect((await verifyLines([...before, ...rest])).problems).toEqual([]);
    const nothing = await exported(owner, `?venue=${venue.id}&after=${parse(rest.at(-1)).number}`);
    expect(nothing.map(line => parse(line).type)).toEqual(['venue', 'end']);
  });

  it('belongs to the office of the venue', async () => {
    const { venue, owner } = await aVenueWithBooks();
    const other = await aVenueWithBooks();
    const ask = async (who: Pick<TestStaff, 'fetch'>, query = '') =>
      (await who.fetch(`/api/console/ledger/export${query}`)).status;
    expect(await ask(await aStaff(server, venue, 'accountant'))).toBe(200);
    expect(await ask(await aStaff(server, venue, 'manager'))).toBe(200);
    expect(await ask(await aStaff(server, venue, 'waiter'))).toBe(403);
    expect(await ask(await aStaff(server, venue, 'kitchen'), `?venue=${venue.id}`)).toBe(403);
    expect(await ask(owner, `?venue=${other.venue.id}`)).toBe(404);
    expect(await ask(owner, '?venue=none')).toBe(404);
    expect(await ask(server.client())).toBe(401);
    for (const after of ['-1', '1e3', '99999', 'x', '0x1']) {
      expect(await ask(owner, `?venue=${venue.id}&after=${after}`)).toBe(400);
    }
    expect(await ask(owner, '?after=1')).toBe(400);
  });

  it('shows every tampering: change, deletion, swap, insertion', async () => {
    const { owner } = await aVenueWithBooks();
    const lines = await exported(owner);
    const at = lines.findIndex(line => parse(line).type === 'allocation');
    const found = async (changed: string[]) => (await verifyLines(changed)).problems.length;
    expect(await found(lines)).toBe(0);
    expect(await found(lines.with(at, (lines[at] ?? '').replace('650', '651')))).toBeGreaterThan(0);
    expect(await found(lines.toSpliced(at, 1))).toBeGreaterThan(0);
    expect(await found(lines.with(at, lines[at + 1] ?? '').with(at + 1, lines[at] ?? ''))).toBeGreaterThan(0);
    expect(await found(lines.toSpliced(at, 0, lines[at] ?? ''))).toBeGreaterThan(0);
    for (const cut of [1, 2, lines.length - 1]) expect(await found(lines.slice(0, cut))).toBeGreaterThan(0);
  });

  it.each([
    [
      'changes an amount',
      "update journal_line set amount = amount * 2 where entry_id = (select min(id) from journal_entry where venue_id = '$')",
    ],
    [
      'changes what was told',
      "update payment_event set data = '{}' where payment_id in (select id from payment where venue_id = '$') and kind = 'captured'",
    ],
    [
      'renames a paid dish',
      "update bill_item set name = 'Water' where bill_id in (select id from bill where venue_id = '$')",
    ],
    [
      'deletes an event',
      "delete from payment_event where payment_id in (select id from payment where venue_id = '$')",
    ],
    ['deletes from the chain', "delete from journal_seal where venue_id = '$' and number = 2"],
    [
      'swaps two numbers',
      "update journal_seal set number = case number when 2 then 9002 else 9001 end where venue_id = '$' and number in (1, 2)",
    ],
    [
      'reseals one record',
      "update journal_seal set hash = sha256('forged') where venue_id = '$' and number = 3",
    ],
    [
      'moves a seal to other times',
      "update journal_seal set sealed_at = sealed_at + interval '1 day' where venue_id = '$' and number = 3",
    ],
  ])('and the check of the books show it when somebody with the database %s', async (_name, statement) => {
    const { venue, owner } = await aVenueWithBooks();
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
    const client = await server.database.pool.connect();
    try {
      // As a superuser who turns every trigger off.
      await client.query('begin');
      await client.query("set local session_replication_role = 'replica'");
      await client.query(statement.replace('$', venue.id));
      await client.query('commit');
    } finally {
      client.release();
    }
    expect((await verifyLines(await exported(owner))).problems).not.toEqual([]);
    expect(await checkBooks(server.database.run, venue.id)).not.toEqual([]);
  });
});

describe('the export of large books', () => {
  it('reads a page at a time, and the next one only when somebody took the one before', async () => {
    const { venue, owner } = await aVenueWithBooks();
    await server.database.pool.query(
      `with e as (
         insert into journal_entry (venue_id, kind, currency, dedupe_key, data)
         select $1, 'correction', 'EUR', 'big:' || n, jsonb_build_object('note', repeat('x', 2000))
         from generate_series(1, 2600) n returning id)
       insert into journal_line (entry_id, position, account, amount)
       select id, p, case p when 1 then 'cash' else 'sales' end, case p when 1 then 100 else -100 end
       from e, generate_series(1, 2) p`,
      [venue.id],
    );
    const lines = await exported(owner);
    expect((await verifyLines(lines)).problems).toEqual([]);
    expect(lines.length).toBeGreaterThan(2_600);

    let pages = 0;
    const counted: Run = (name, text, values) => {
      if (name === 'ledger-seals-after') pages += 1;
      return server.database.run(name, text, values);
    };
    const read: string[] = [];
    const pagesAt: Record<number, number> = {};
    for await (const line of exportLines(counted, await server.deps.venues.get(venue.id), 0)) {
      read.push(line.trimEnd());
      pagesAt[read.length] = pages;
    }
    expect(read).toEqual(lines);
    expect([pagesAt[1], pagesAt[2], pagesAt[501], pagesAt[502], pagesAt[1_002]]).toEqual([0, 1, 1, 2, 3]);
  });
});
