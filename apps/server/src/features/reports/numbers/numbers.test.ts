import type { CallInput } from '@tableside/contract/client';
import { exportedBooks, recompute } from '@tableside/testkit/recomputed.ts';
import { aDay, type Day } from '@tableside/testkit/scenes/a-day.ts';
import { type PayServer, payServer, prepaidScene } from '@tableside/testkit/scenes/a-payer.ts';
import { aBill, aPayment } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { allSealed } from '@tableside/testkit/scenes/all-sealed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLines } from '../../../../../../tools/ledger/verify-lines.ts';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer;
let day: Day;
let accountant: TestStaff;
beforeAll(async () => {
  server = await payServer({ now: '2026-03-18T10:00:00Z' });
  day = await aDay(server);
  accountant = await aStaff(server, day.venue, 'accountant');
}, 60_000);
afterAll(() => server.stop());

type Query = CallInput<'GET /console/{venue}/numbers'>['query'];
const numbers = (query: Query = {}, who = accountant) =>
  who.call('GET /console/{venue}/numbers', { venue: who.venue, query });
const csvOf = async (table: string, query = '') => {
  const response = await accountant.fetch(`/api/console/${accountant.venue}/numbers/csv/${table}${query}`);
  return {
    response,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
  };
};
const truth = async () => {
  await allSealed(server, day.venue);
  const books = await exportedBooks(accountant);
  expect((await verifyLines(books.lines)).problems).toEqual([]);
  return recompute(books, books.entries);
};
/** Cells of a line without quotes in it. */
const cents = (text = ''): number => Math.round(Number(text) * 100);
const lastOf = (text: string): string[] => text.trimEnd().split('\r\n').at(-1)?.split(',') ?? [];

describe('the numbers of a day', () => {
  it('are what an outsider adds up from the exported journal, to the cent', async () => {
    const told = await numbers();
    const { accounts, methods, tipsOf, takenBy, cash: _cash, ...sums } = await truth();
    expect(told.figures).toMatchObject({
      sold: sums.sold,
      taken_off: sums.takenOff,
      discounts: sums.discounts,
      sales_refunded: sums.salesRefunded,
      net: sums.net,
      tips: sums.tips,
      tips_refunded: sums.tipsRefunded,
      received: sums.received,
      given_back: sums.givenBack,
    });
    const byAccount = Object.fromEntries(told.accounts.map(({ account, amount }) => [account, amount]));
    expect(byAccount).toEqual(accounts);
    expect(told.accounts.reduce((all, { amount }) => all + amount, 0)).toBe(0);
    const byMethod = told.methods.map(({ method, received, given_back }) => [method, received - given_back]);
    expect(Object.fromEntries(byMethod)).toEqual(methods);
    const waiter = told.people.find(({ name }) => name === 'The waiter');
    expect(waiter).toMatchObject({
      received: takenBy[day.waiterId],
      tips: -(tipsOf[day.waiterId] ?? 0),
      payments: 3,
    });
    expect(told.people.reduce((all, { received }) => all + received, 0)).toBe(sums.received);
    // The figures say something: nothing of the day is missing from them.
    expect(told.figures).toMatchObject({ sold: 4450, taken_off: 650, tips: 300, tips_refunded: 50 });
    for (const figure of ['discounts', 'sales_refunded', 'given_back'] as const) {
      expect(told.figures[figure]).toBeGreaterThan(0);
    }
    expect(new Set(told.methods.map(({ method }) => method))).toEqual(
      new Set(['stripe', 'cash', 'card-machine', 'room-bill']),
    );
    expect(await checkBooks(server.database.run, day.venue.id)).toEqual([]);
  });

  it('by day, by hour and by dish sum to the same', async () => {
    const { figures, days, hours, items, counts, times, vat } = await numbers({ period: 'week' });
    expect(days.map(each => each.day)).toEqual(['2026-03-16', '2026-03-17', '2026-03-18']);
    expect(days.map(({ net }) => net)).toEqual([0, 0, figures.net]);
    expect(hours).toHaveLength(24);
    expect(hours[0]?.hour).toBe(5);
    const noon = hours.find(({ hour }) => hour === 12);
    expect(noon).toMatchObject({ net: figures.net, received: figures.received });
    const sum = (part: 'sold' | 'taken_off' | 'discounts' | 'refunded' | 'net') =>
      items.reduce((all, item) => all + item[part], 0);
    expect([sum('sold'), sum('taken_off'), sum('discounts'), sum('refunded'), sum('net')]).toEqual([
      figures.sold,
      figures.taken_off,
      figures.discounts,
      figures.sales_refunded,
      figures.net - figures.fees,
    ]);
    const sold = Object.fromEntries(items.map(({ name, quantity }) => [name ?? 'none', quantity]));
    expect(sold).toMatchObject({
      'Dish soup': 3,
      'Dish steak': 1,
      'Dish beer': 0,
      none: 0,
      '=HYPERLINK("x","Tortas")': 1,
    });
    expect(counts).toMatchObject({ orders: 1, refused: 0, covers: 5 });
    expect(times).toEqual({ accept: 120, serve: 600 });
    expect(vat).toHaveLength(1);
    expect(vat[0]).toMatchObject({ percent: 21, gross: figures.net });
  });

  it('count as refused what the board shows as refused, and no order that never reached the venue', async () => {
    const scene = await prepaidScene(server);
    const who = await aStaff(server, scene.venue, 'owner');
    const { venue, phone, staff, table } = scene;
    await placed(phone, ['soup']);
    const cash = await placed(phone, ['steak']);
    const { session } = phone;
    const body = { order: cash.unique_order_number, session, selected_payment_type: 'cash' as const };
    await phone.call('POST /payments/cash/activate-cash-order', { body });
    const where = { venue: venue.id, order: cash.unique_order_number };
    await staff.call('POST /console/{venue}/orders/{order}/reject', { ...where, body: { reason: 'Closed' } });
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: venue.id,
      table: table.id,
      body: { force: true },
    });
    expect((await numbers({}, who)).counts).toMatchObject({ orders: 0, refused: 1 });
    const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
    expect(orders.map(({ status }) => status)).toEqual(['rejected']);
  });

  it('belong to the business day, whatever the calendar says, also where the clock changes', async () => {
    const scene = await aDay(server);
    const who = await aStaff(server, scene.venue, 'owner');
    const at = server.clock.now();
    const sell = async (moment: string, price: number) => {
      server.clock.set(moment);
      const bill = await aBill(server, scene, [{ price }]);
      await aPayment(server, bill, { provider: 'cash' });
    };
    // Days begin at five in Vilnius; the clock goes forward on the 29th at three, back on 25 October at four.
    await sell('2026-03-29T01:59:59Z', 100);
    await sell('2026-03-29T02:00:00Z', 200);
    await sell('2026-03-30T01:59:59Z', 400);
    await sell('2026-03-30T02:00:00Z', 800);
    await sell('2026-10-25T02:59:59Z', 1_600);
    await sell('2026-10-25T03:00:00Z', 3_200);
    const of = async (from: string, to = from) =>
      (await numbers({ period: 'custom', from, to }, who)).days.map(({ net }) => net);
    expect(await of('2026-03-28', '2026-03-30')).toEqual([100, 600, 800]);
    expect(await of('2026-10-24', '2026-10-25')).toEqual([1_600, 3_200]);
    server.clock.set(at);
  });

  it('are compared with the same weekday a week ago, as far as the day has gone', async () => {
    const scene = await aDay(server);
    const who = await aStaff(server, scene.venue, 'owner');
    const at = server.clock.now();
    for (const [back, price] of [
      [7 * 86_400_000 + 3_600_000, 700],
      [7 * 86_400_000 - 3_600_000, 5_000],
    ] as const) {
      server.clock.set(at - back);
      await aPayment(server, await aBill(server, scene, [{ price }]), {});
    }
    server.clock.set(at);
    expect((await numbers({}, who)).before).toMatchObject({ from: '2026-03-11', net: 700 });
    expect((await numbers({ period: 'week' }, who)).before).toMatchObject({ from: '2026-03-09', net: 700 });
  });

  it.each([
    { period: 'custom' },
    { period: 'custom', from: '2026-02-30', to: '2026-03-01' },
    { period: 'custom', from: '2026-03-02', to: '2026-03-01' },
    { period: 'custom', from: '2024-01-01', to: '2026-01-01' },
  ] as const)('are refused for %j', async query => {
    const failure = await accountant.failure('GET /console/{venue}/numbers', {
      venue: accountant.venue,
      query,
    });
    expect(failure).toBe('validation_failed');
  });
});

describe('the files', () => {
  it('are UTF-8 with a mark, end their lines as RFC 4180 says, and run no formula', async () => {
    const { response, text } = await csvOf('items');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${day.venue.slug}-items-2026-03-18.csv"`,
    );
    expect(text.startsWith('\uFEFFItem,Quantity,Sold,')).toBe(true);
    expect(text).toContain('"\'=HYPERLINK(""x"",""Tortas"")"');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('end with the total of the journal', async () => {
    const { accounts, ...sums } = await truth();
    const total = async (table: string) => lastOf((await csvOf(table)).text);
    const [, ...days] = await total('days');
    expect(days.map(cents)).toEqual([sums.net, sums.received, sums.tips - sums.tipsRefunded]);
    expect((await total('hours')).slice(1).map(cents)).toEqual(days.map(cents));
    const [, , sold, off, discounts, refunded, net] = await total('items');
    expect([sold, off, discounts, refunded, net].map(cents)).toEqual([
      sums.sold,
      sums.takenOff,
      sums.discounts,
      sums.salesRefunded,
      -((accounts.sales ?? 0) + (accounts.discounts ?? 0)),
    ]);
    const [, payments, received, back, rest] = await total('methods');
    expect(payments).toBe('5');
    expect([received, back, rest].map(cents)).toEqual([
      sums.received,
      sums.givenBack,
      sums.received - sums.givenBack,
    ]);
    const [, , , ofPeople, tips] = await total('people');
    expect([ofPeople, tips].map(cents)).toEqual([sums.received, -(accounts.tips_payable ?? 0)]);
    const vat = await total('vat');
    expect([cents(vat[3]), cents(vat[1]) + cents(vat[2])]).toEqual([sums.net, sums.net]);
    expect(await total('accounts')).toEqual(['Total', '', '0.00']);
    const rows = (await csvOf('accounts')).text.trimEnd().split('\r\n').slice(1, -1);
    expect(Object.fromEntries(rows.map(row => [row.split(',')[0], cents(row.split(',').at(-1))]))).toEqual(
      accounts,
    );
  });

  it("speak the venue's language", async () => {
    const scene = await aDay(server, 'lt');
    const who = await aStaff(server, scene.venue, 'manager');
    const response = await who.fetch(`/api/console/${who.venue}/numbers/csv/methods`);
    const text = await response.text();
    expect(text.split('\r\n')[0]).toContain('Mokėjimo būdas,Mokėjimai,Gauta pinigų');
    expect(text).toContain('\r\nIš viso,5,');
  });

  it('are these and no others', async () => {
    expect((await csvOf('secrets')).response.status).toBe(404);
    expect((await csvOf('constructor')).response.status).toBe(404);
  });
});

describe('who may read what', () => {
  it.each([
    ['owner', 200, 200],
    ['manager', 200, 200],
    ['accountant', 200, 403],
    ['waiter', 403, 200],
    ['kitchen', 403, 403],
  ] as const)('%s: the house %d, their own %d', async (role, house, own) => {
    const who = await aStaff(server, day.venue, role);
    const status = async (path: string) =>
      (await who.fetch(`/api/console/${who.venue}/numbers${path}`)).status;
    expect([await status(''), await status('/csv/items'), await status('/own')]).toEqual([house, house, own]);
    const stranger = await aStaff(server, { id: (await aDay(server)).venue.id }, role);
    expect((await stranger.fetch(`/api/console/${day.venue.id}/numbers/own`)).status).toBeGreaterThanOrEqual(
      403,
    );
  });

  it('a waiter sees what they took and were tipped, and nothing of anybody else', async () => {
    const { tipsOf, takenBy } = await truth();
    const venue = day.venue.id;
    const { own } = await day.staff.call('GET /console/{venue}/numbers/own', { venue, query: {} });
    expect(own).toMatchObject({
      name: 'The waiter',
      received: takenBy[day.waiterId],
      tips: -(tipsOf[day.waiterId] ?? 0),
    });
    const idle = await aStaff(server, day.venue, 'waiter');
    const none = await idle.call('GET /console/{venue}/numbers/own', { venue, query: {} });
    expect(none.own).toMatchObject({ payments: 0, received: 0, sales: 0, tips: 0 });
  });
});
