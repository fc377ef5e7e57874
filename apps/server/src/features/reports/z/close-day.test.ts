import { randomUUID } from 'node:crypto';
import { drawerLines } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { exportedBooks, recompute } from '@tableside/testkit/recomputed.ts';
import { aDay } from '@tableside/testkit/scenes/a-day.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aBill, aPayment } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, postEntry } from '../../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer({ now: '2026-03-18T10:00:00Z' });
});
afterAll(() => server.stop());

const close = (
  who: TestStaff,
  after: number,
  over: { counted?: number; float?: number; note?: string } = {},
) => who.call('POST /console/{venue}/z-reports', { venue: who.venue, body: { after, ...over } });
const closedDay = async (mainLanguage: 'en' | 'lt' = 'en') => {
  const day = await aDay(server, mainLanguage);
  const owner = await aStaff(server, day.venue, 'owner');
  const { report } = await close(owner, 0, { float: 10_000, counted: 10_500, note: 'Quiet' });
  return { ...day, owner, report };
};

describe('a Z report', () => {
  it('says what an outsider adds up from the sealed records it names, to the cent', async () => {
    const { owner, report, waiterId } = await closedDay();
    const books = await exportedBooks(owner);
    const { seal } = report;
    expect(seal).toEqual({ after: 0, number: books.head.number, hash: books.head.hash });
    const truth = recompute(
      books,
      books.entries.filter(({ number }) => number > seal.after && number <= seal.number),
    );
    expect(report.figures).toMatchObject({
      sold: truth.sold,
      taken_off: truth.takenOff,
      discounts: truth.discounts,
      sales_refunded: truth.salesRefunded,
      net: truth.net,
      tips: truth.tips,
      tips_refunded: truth.tipsRefunded,
      received: truth.received,
      given_back: truth.givenBack,
    });
    expect(Object.fromEntries(report.accounts.map(each => [each.account, each.amount]))).toEqual(
      truth.accounts,
    );
    const methods = report.methods.map(each => [each.method, each.received - each.given_back]);
    expect(Object.fromEntries(methods)).toEqual(truth.methods);
    expect(report.people.find(({ name }) => name === 'The waiter')).toMatchObject({
      tips: -(truth.tipsOf[waiterId] ?? 0),
      received: truth.takenBy[waiterId],
    });
    expect(report.vat).toEqual([
      { percent: 21, gross: truth.net, net: report.vat[0]?.net, vat: truth.net - (report.vat[0]?.net ?? 0) },
    ]);
    expect(report.cash).toEqual({
      float: 10_000,
      moved: truth.cash,
      expected: 10_000 + truth.cash,
      counted: 10_500,
      difference: 500 - truth.cash,
    });
    expect(report).toMatchObject({
      number: 1,
      since: null,
      first_day: '2026-03-18',
      last_day: '2026-03-18',
      note: 'Quiet',
      closed_by: 'The owner',
      open_bills: [{ table_name: 'Terrace 7', total: 900, paid: 450, left: 450 }],
    });
  });

  it.each([
    ['short of the books', 10_500],
    ['beyond them', 1_000_000],
  ])('a drawer %s is in the journal, in the report and in the CSV, to the cent', async (_how, counted) => {
    const day = await aDay(server);
    const owner = await aStaff(server, day.venue, 'owner');
    const { report } = await close(owner, 0, { float: 10_000, counted });
    const { difference } = report.cash;
    expect(difference).not.toBe(0);
    const books = await exportedBooks(owner);
    const drawers = books.entries.filter(({ kind }) => kind === 'drawer');
    expect(drawers).toMatchObject([
      {
        data: { z_report: 1, counted_minor: counted, expected_minor: report.cash.expected },
        lines: [
          { account: 'cash', amount: difference },
          { account: 'cash_difference', amount: -(difference ?? 0) },
        ],
      },
    ]);
    expect(report.seal.number).toBeGreaterThanOrEqual(drawers[0]?.number ?? Number.POSITIVE_INFINITY);
    const accounts = new Map(report.accounts.map(({ account, amount }) => [account, amount]));
    expect(accounts.get('cash')).toBe(counted - 10_000);
    expect(accounts.get('cash_difference')).toBe(-(difference ?? 0));
    const csv = await (await owner.fetch(`/api/console/${owner.venue}/numbers/csv/accounts`)).text();
    expect(csv).toContain(`Differences of the cash drawer,${(-(difference ?? 0) / 100).toFixed(2)}`);
    expect(await checkBooks(server.database.run, day.venue.id)).toEqual([]);
    // Nobody looks at the same drawer twice: the next day begins with nothing of it.
    const next = await owner.call('GET /console/{venue}/z-reports/next', { venue: day.venue.id });
    expect(next.content).toMatchObject({ accounts: [], cash: { moved: 0 } });
  });

  it('says of the drawer what the books say, also after a closing that broke off and beside another one', async () => {
    const day = await aDay(server);
    const owner = await aStaff(server, day.venue, 'owner');
    // Somebody counted, and the server died before the report was made.
    await server.database.transaction(run =>
      postEntry(run, {
        venueId: day.venue.id,
        kind: 'drawer',
        currency: 'EUR',
        dedupeKey: `drawer:${day.venue.id}:1:0:0`,
        at: server.clock.now(),
        data: { z_report: 1 },
        lines: drawerLines(minor(777)),
      }),
    );
    const answers = await Promise.all([
      close(owner, 0, { float: 0, counted: 5_000 }),
      close(day.manager, 0, { float: 0, counted: 6_000 }),
    ]);
    expect(answers.map(({ made }) => made).sort()).toEqual([false, true]);
    const { report } = answers.find(({ made }) => made) ?? answers[0];
    const difference = report.accounts.find(({ account }) => account === 'cash_difference')?.amount;
    expect(difference).toBe(-(report.cash.difference ?? 0));
    expect((await close(owner, 1)).report.accounts).toEqual([]);
    const books = await exportedBooks(owner);
    expect(recompute(books, books.entries).drawer).toBe(report.cash.difference);
  });

  it('is made of a counted drawer also where a clock was set back since the one before', async () => {
    const { owner } = await closedDay();
    server.clock.advance(-60_000);
    const { report } = await close(owner, 1, { float: 10_000, counted: 9_900 });
    expect(report.cash.difference).toBe(-100);
    const books = await exportedBooks(owner);
    const ofIt = books.entries.filter(({ kind, data }) => kind === 'drawer' && data.z_report === 2);
    expect(ofIt).toHaveLength(1);
    server.clock.advance(60_000);
  });

  it('begins where the one before ended: together they are the whole journal', async () => {
    const { owner, venue, table, report } = await closedDay();
    server.clock.advance(26 * 3_600_000);
    await aPayment(server, await aBill(server, { venue, table }, [{ price: 1_234 }]), {
      provider: 'cash',
      tip: 66,
    });
    const next = await owner.call('GET /console/{venue}/z-reports/next', { venue: venue.id });
    expect(next).toMatchObject({ after: 1, content: { figures: { net: 1_234 }, cash: { float: 10_000 } } });
    const second = (await close(owner, 1)).report;
    expect(second).toMatchObject({
      number: 2,
      since: report.closed_at,
      first_day: '2026-03-19',
      figures: { sold: 1_234, received: 1_300, tips: 66 },
      cash: { float: 0, moved: 1_300, counted: null, difference: null },
    });
    expect(second.seal.after).toBe(report.seal.number);
    const empty = (await close(owner, 2)).report;
    expect(empty).toMatchObject({
      number: 3,
      figures: { net: 0, received: 0 },
      methods: [],
      vat: [{ gross: 0 }],
    });
    const books = await exportedBooks(owner);
    const whole = recompute(books, books.entries).accounts;
    const summed: Record<string, number> = {};
    for (const { account, amount } of [...report.accounts, ...second.accounts, ...empty.accounts]) {
      summed[account] = (summed[account] ?? 0) + amount;
    }
    expect(summed).toEqual(whole);
    const { reports, more } = await owner.call('GET /console/{venue}/z-reports', {
      venue: venue.id,
      query: {},
    });
    expect([reports.map(({ number }) => number), more]).toEqual([[3, 2, 1], false]);
    const older = await owner.call('GET /console/{venue}/z-reports', {
      venue: venue.id,
      query: { before: 2 },
    });
    expect(older.reports).toMatchObject([
      { number: 1, net: report.figures.net, cash_difference: report.cash.difference },
    ]);
    server.clock.advance(-26 * 3_600_000);
  });

  it('is one when two close at once, and the other is told', async () => {
    const day = await aDay(server);
    const people = [
      await aStaff(server, day.venue, 'owner'),
      day.manager,
      await aStaff(server, day.venue, 'manager'),
    ];
    const answers = await Promise.all(people.map(who => close(who, 0)));
    expect(answers.map(({ made }) => made).sort()).toEqual([false, false, true]);
    const [made] = answers.filter(each => each.made);
    for (const { report } of answers) expect(report).toEqual(made?.report);
    expect((await close(day.manager, 0)).made).toBe(false);
    expect((await close(day.manager, 1)).report.number).toBe(2);
    const future = await day.manager.failure('POST /console/{venue}/z-reports', {
      venue: day.venue.id,
      body: { after: 9 },
    });
    expect(future).toBe('validation_failed');
  });

  it('is made once for a tap that was repeated', async () => {
    const day = await aDay(server);
    const input = { venue: day.venue.id, body: { after: 0 }, idempotencyKey: randomUUID() };
    const one = await day.manager.call('POST /console/{venue}/z-reports', input);
    const two = await day.manager.call('POST /console/{venue}/z-reports', input);
    expect(two).toEqual(one);
    expect(one.made).toBe(true);
  });

  it('never changes, and cannot be left out or put in between', async () => {
    const { venue } = await closedDay();
    const run = (text: string) => server.database.pool.query(text.replace('$', venue.id));
    const code = async (text: string) =>
      run(text).then(
        () => null,
        (cause: { code?: string }) => cause.code,
      );
    expect(await code("update z_report set net = net + 1 where venue_id = '$'")).toMatch(/^TB/);
    expect(await code("delete from z_report where venue_id = '$'")).toMatch(/^TB/);
    expect(await code('truncate z_report')).toMatch(/^TB/);
    const copy = (number: number, after: string) => `
      insert into z_report select venue_id, ${number}, closed_at, closed_by, closed_by_user, ${after}, seal_number, seal_hash,
        first_day, last_day, currency, decimals, net, received, cash_counted, cash_difference, content
      from z_report where venue_id = '$' and number = 1`;
    expect(await code(copy(3, 'seal_number'))).toBe('TB004');
    expect(await code(copy(2, 'seal_after'))).toBe('TB004');
    expect(await code(copy(1, 'seal_number'))).toMatch(/TB004|23505/);
  });

  it.each([
    ['en', 'Z report 1', 'Cash drawer', 'Terrace 7', '18 Mar 2026'],
    ['lt', 'Z ataskaita Nr. 1', 'Kasos stalčius', 'Terrace 7', '2026-03-18'],
  ] as const)('is a PDF in %s', async (language, ...words) => {
    const { owner, report } = await closedDay(language);
    const response = await owner.fetch(`/api/console/${owner.venue}/z-reports/1/pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = pdfText(Buffer.from(await response.arrayBuffer()));
    for (const word of [...words, report.seal.hash, 'Quiet']) expect(text).toContain(word);
    expect(text.replace(/\s/g, ' ')).toContain(
      `${(report.figures.net / 100).toFixed(2).replace('.', ',')} €`,
    );
  });
});

describe('who may close and read', () => {
  it.each([
    ['owner', 200, 200],
    ['manager', 200, 200],
    ['accountant', 200, 403],
    ['waiter', 403, 403],
    ['kitchen', 403, 403],
  ] as const)('%s: reads %d, closes %d', async (role, reads, closes) => {
    const { venue } = await closedDay();
    const who = await aStaff(server, venue, role);
    const status = async (path: string, init?: RequestInit) =>
      (await who.fetch(`/api/console/${who.venue}/z-reports${path}`, init)).status;
    for (const path of ['', '/next', '/1', '/1/pdf']) expect(await status(path)).toBe(reads);
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ after: 1 }),
    };
    expect(await status('', init)).toBe(closes);
  });

  it('nothing of another venue, nothing that is none', async () => {
    const { owner } = await closedDay();
    const stranger = await closedDay();
    const status = async (who: TestStaff, path: string) =>
      (await who.fetch(`/api/console/${owner.venue}/z-reports${path}`)).status;
    expect(await status(stranger.owner, '/1')).toBeGreaterThanOrEqual(403);
    for (const path of ['/2', '/0', '/x', '/1e0', '/2/pdf']) expect(await status(owner, path)).toBe(404);
  });
});
