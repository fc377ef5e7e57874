import { Refusal } from '@tableside/contract';
import type { ApiFailure } from '@tableside/contract/client';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { testServer } from '@tableside/testkit/server/server.ts';
import { describe, expect, it } from 'vitest';
import { attemptUnder } from './attempts.ts';
import { createLimits } from './counters.ts';
import { GENERAL, KEPT_OUTCOMES, NEW_SESSION, UNKNOWN_CODE, UNKNOWN_COUPON } from './rules.ts';

const rule = { limit: 10, seconds: 60 };
const refused = (work: () => void): Refusal | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};
const tries = (count: number, work: () => void): number =>
  Array.from({ length: count }, () => refused(work)).filter(refusal => refusal === null).length;

describe('counting', () => {
  it('lets a limit through in each window and says when to come back', () => {
    let now = 120_000;
    const limits = createLimits(() => now, 1);
    const take = () => limits.take('x', 'me', rule);
    expect(tries(15, take)).toBe(10);
    now = 150_000;
    expect(refused(take)?.details).toEqual({ retry_after: 30 });
    expect(refused(() => limits.take('x', 'you', rule))).toBeNull();
    expect(refused(() => limits.take('y', 'me', rule))).toBeNull();
    now = 180_000;
    expect(tries(15, take)).toBe(10);
  });

  it('multiplies limits by the factor', () => {
    const limits = createLimits(() => 0, 3);
    expect(tries(50, () => limits.take('x', 'me', rule))).toBe(30);
  });

  it('counts what other servers saw', () => {
    const [here, there] = [createLimits(() => 0, 1), createLimits(() => 0, 1)];
    expect(tries(6, () => here.take('x', 'me', rule))).toBe(6);
    expect(tries(3, () => there.take('x', 'me', rule))).toBe(3);
    const sent = here.drain();
    expect(sent).toEqual([{ bucket: 'x:me', window_start: 0, count: 6 }]);
    expect(here.drain()).toEqual([]);
    there.drain();
    there.learn([{ bucket: 'x:me', window_start: 0, count: 9 }]);
    expect(tries(5, () => there.take('x', 'me', rule))).toBe(1);
  });

  it('does not bother others with callers far from their limit, and forgets old windows', () => {
    let now = 0;
    const limits = createLimits(() => now, 1);
    limits.take('x', 'me', { limit: 100, seconds: 60 });
    expect(limits.drain()).toEqual([]);
    now = 60_000;
    expect(limits.drain()).toEqual([]);
    expect(tries(1, () => limits.take('x', 'me', { limit: 1, seconds: 60 }))).toBe(1);
  });
});

describe('guessing', () => {
  it('counts failures alone: what was right is given back, what was refused never counted', () => {
    const limits = createLimits(() => 0, 1);
    const guess = (right: boolean) => () => {
      const attempt = limits.attempt('x', 'me', rule);
      if (right) attempt.forgive();
    };
    expect(tries(50, guess(true))).toBe(50);
    expect(tries(15, guess(false))).toBe(10);
    expect(tries(1, guess(true))).toBe(0);
    const narrow = { limit: 1, seconds: 60 };
    const both = () =>
      attemptUnder(limits, [
        ['wide', 'me', rule],
        ['narrow', 'me', narrow],
      ]);
    expect(tries(5, both)).toBe(1);
    // Only the one that went through counted under the wide one.
    expect(tries(20, () => limits.attempt('wide', 'me', rule))).toBe(9);
  });

  it('lets no more through at once than the limit, however long the looking takes', () => {
    const limits = createLimits(() => 0, 1);
    const open = Array.from({ length: 10 }, () => limits.attempt('x', 'me', rule));
    expect(tries(5, () => limits.attempt('x', 'me', rule))).toBe(0);
    for (const attempt of open) {
      attempt.forgive();
      attempt.forgive();
    }
    expect(tries(15, () => limits.attempt('x', 'me', rule))).toBe(10);
  });

  it('gives back what a later request tells was right, once for each that was counted and in its own window', () => {
    let now = 0;
    const limits = createLimits(() => now, 1);
    expect(tries(15, () => limits.take('x', 'me', rule))).toBe(10);
    for (let n = 0; n < 4; n += 1) limits.forgive('x', 'me');
    expect(tries(15, () => limits.take('x', 'me', rule))).toBe(4);
    for (let n = 0; n < 30; n += 1) limits.forgive('x', 'me');
    limits.forgive('x', 'nobody');
    expect(tries(15, () => limits.take('x', 'me', rule))).toBe(10);
    now = rule.seconds * 1_000;
    limits.forgive('x', 'me');
    expect(tries(15, () => limits.take('x', 'me', rule))).toBe(10);
  });

  it('takes back at the other servers what was forgiven after they were told', () => {
    const [here, there] = [createLimits(() => 0, 1), createLimits(() => 0, 1)];
    const open = Array.from({ length: 10 }, () => here.attempt('x', 'me', rule));
    there.take('x', 'me', rule);
    let sum = 0;
    const exchange = () => {
      for (const each of [here, there]) {
        for (const { bucket, window_start, count } of each.drain()) {
          sum += count;
          each.learn([{ bucket, window_start, count: sum }]);
        }
      }
    };
    exchange();
    expect(tries(1, () => there.take('x', 'me', rule))).toBe(0);
    for (const attempt of open) attempt.forgive();
    exchange();
    there.learn([{ bucket: 'x:me', window_start: 0, count: sum }]);
    expect(tries(1, () => there.take('x', 'me', rule))).toBe(1);
  });
});

describe('limits over HTTP', () => {
  it('answers 429 with Retry-After to a session that asks too often, and leaves its neighbour alone', async () => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0.05' } });
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const table = await aTable(server, venue);
    const [one, two] = [await server.guestAt(table.code), await server.guestAt(table.code)];
    const path = `/api/cart/${one.session}/get`;
    for (let i = 0; i < GENERAL.session.limit * 0.05; i += 1)
      expect((await one.fetch(path)).status).toBe(200);
    const over = await one.fetch(path);
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await over.json()).toMatchObject({ code: 'rate_limited', message: 'Too many requests' });
    await two.call('GET /cart/{session}/get', { session: two.session });
    await server.stop();
  });

  it('tells nobody who guessed too often whether a code is right; signs too long to guess open on', async () => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const [table, named, old] = [
      await aTable(server, venue),
      await aTable(server, venue, { code: 'TERRACE-7' }),
      await aTable(server, venue, { code: 'TERRACE-8' }),
    ];
    await server.database.pool.query(
      `insert into replaced_code (code, venue_id, table_id, replaced_at) select 'OLD-1', $1, $2, now()`,
      [venue.id, old.id],
    );
    const closed = await aVenue(server, { scanStatus: 'disabled' });
    const shut = await aTable(server, closed, { code: 'CELLAR-1' });
    const phone = await server.guestAt(table.code);
    await server.guestAt(named.code);
    const asked = (hash: string) => server.client().failure('GET /{hash}', { hash });
    // Signs that are out of date are scanned again and again by honest guests.
    for (let i = 0; i < 10; i += 1) expect(await asked(`00112233445566${i}7`)).toBe('table_code_unknown');
    const guesses = Array.from({ length: UNKNOWN_CODE.limit * 0.1 + 1 }, (_, i) => `GUESS-${i}`);
    const codes = [];
    for (const hash of guesses)
      codes.push(
        await server
          .client()
          .failure('GET /restaurant-by-code/{hash}', { hash })
          .catch(() => 'rate_limited'),
      );
    expect(codes.at(0)).toBe('table_code_unknown');
    expect(codes.at(-1)).toBe('rate_limited');
    // Right and wrong alike, open or not, seen before or not, and the codes of halls with them.
    for (const hash of [named.code, shut.code, old.code, 'OLD-1', 'NOPE-1'])
      expect(await asked(hash)).toBe('rate_limited');
    for (const code of [old.shortCode, 'AAAAA', 'terrace-7'])
      expect(await server.client().failure('POST /spoken-code', { body: { code } })).toBe('rate_limited');
    const hall = { hash: 'HALL', body: { food_court_session: null } };
    expect(await server.client().failure('POST /food-courts/get-by-hash/{hash}', hall)).toBe('rate_limited');
    const { session } = phone;
    for (const code of [old.shortCode, 'AAAAA'])
      expect(await phone.failure('POST /session/{session}/change-table', { session, body: { code } })).toBe(
        'rate_limited',
      );
    await server.guestAt(table.code);
    expect((await phone.call('GET /{hash}', { hash: table.code })).session).toBe(session);
    server.clock.advance(UNKNOWN_CODE.seconds * 1000);
    await server.guestAt(named.code);
    await server.stop();
  });

  it.each([
    ['a space', (letters: string) => `${letters.slice(0, 2)} ${letters.slice(2)}`],
    ['a dash', (letters: string) => `${letters.slice(0, 2)}-${letters.slice(2)}`],
    ['dots', (letters: string) => [...letters].join('.')],
    ['nothing', (letters: string) => letters],
  ])('counts a guessed short code once, written with %s between its letters', async (_, written) => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const table = await aTable(server, venue);
    const phone = await server.guestAt((await aTable(server, venue)).code);
    const typed = (letters: string) => ({ body: { code: written(letters) } });
    const limit = UNKNOWN_CODE.limit * 0.1;
    // Right ones do not count.
    for (let i = 0; i <= limit; i += 1)
      expect(await server.client().call('POST /spoken-code', typed(table.shortCode))).toEqual({
        hash: table.code,
      });
    const { session } = phone;
    const wrong: string[] = [];
    for (let i = 0; i < limit - 1; i += 1)
      wrong.push(await server.client().failure('POST /spoken-code', typed(`QQQ${i}Q`)));
    wrong.push(
      await phone.failure('POST /session/{session}/change-table', { session, ...typed('QQQQQ') }),
      await server.client().failure('POST /spoken-code', typed(table.shortCode)),
      await phone.failure('POST /session/{session}/change-table', { session, ...typed(table.shortCode) }),
    );
    expect(wrong).toEqual([...Array(limit).fill('table_code_unknown'), 'rate_limited', 'rate_limited']);
    await server.stop();
  });

  it('stops guessing of discount codes, whatever number of sessions the guesses come from', async () => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const table = await aTable(server, venue);
    await server.database.pool.query(
      `insert into coupon (venue_id, code, kind, value) values ($1, 'RIGHT10', 'percent', 10)`,
      [venue.id],
    );
    const guess = async (code = 'GUESS') => {
      const phone = await server.guestAt(table.code);
      const { session } = phone;
      const added = { menu_item_id: 'soup', quantity: 1 };
      await phone.call('POST /cart/{session}/add', { session, body: added });
      return phone.call('POST /cart/{session}/apply-discount', { session, body: { code } }).then(
        () => 'taken',
        (cause: ApiFailure) => cause.code,
      );
    };
    const codes: string[] = [];
    // Right ones do not count.
    for (let i = 0; i < 3; i += 1) codes.push(await guess('RIGHT10'));
    for (let i = 0; i <= UNKNOWN_COUPON.limit * 0.1; i += 1) codes.push(await guess());
    codes.push(await guess('RIGHT10'));
    expect([codes[0], codes[2], codes[3], codes.at(-3)]).toEqual([
      'taken',
      'taken',
      'coupon_not_found',
      'coupon_not_found',
    ]);
    expect(codes.slice(-2)).toEqual(['rate_limited', 'rate_limited']);
    await server.stop();
  });

  it('stops a script that opens sessions at a table, while its phones go on', async () => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const table = await aTable(server, venue);
    const first = await server.guestAt(table.code);
    for (let i = 1; i < NEW_SESSION.limit * 0.1; i += 1) await server.guestAt(table.code);
    expect(await server.client().failure('GET /{hash}', { hash: table.code })).toBe('rate_limited');
    expect((await first.call('GET /{hash}', { hash: table.code })).session).toBe(first.session);
    await server.stop();
  });

  it('keeps the outcomes of so many requests of one phone, and goes on without', async () => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const table = await aTable(server, venue);
    const { session, call } = await server.guestAt(table.code);
    const body = { menu_item_id: 'soup', quantity: 1 };
    const add = (idempotencyKey?: string) => {
      server.clock.advance(60_000);
      const key = idempotencyKey === undefined ? {} : { idempotencyKey };
      return call('POST /cart/{session}/add', { session, body, ...key });
    };
    for (let i = 0; i < KEPT_OUTCOMES.limit * 0.01; i += 1) await add(`key ${i}`);
    await expect(add('one more')).rejects.toMatchObject({ code: 'rate_limited' });
    await add();
    server.clock.advance(KEPT_OUTCOMES.seconds * 1000);
    await add('later');
    await server.stop();
  });

  it('shares counts between servers through the database and prunes them', async () => {
    const server = await testServer();
    const { database, clock } = server;
    const other = createLimits(clock.now, 1);
    const { exchangeCounts } = await import('./store.ts');
    expect(tries(10, () => other.take('shared', 'me', rule))).toBe(10);
    const first = await exchangeCounts(database, other.drain());
    const [bucket] = first;
    const again = await exchangeCounts(database, first);
    expect(again[0]?.count).toBe(2 * (bucket?.count ?? 0));
    clock.advance(2 * 3_600_000);
    await server.jobs.runNow('prune-rate-counts');
    expect(await database.kysely.selectFrom('rate_counter').selectAll().execute()).toEqual([]);
    await server.stop();
  });
});
