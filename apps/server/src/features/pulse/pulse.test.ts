import { randomUUID } from 'node:crypto';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteOrderlyEnd, noticeCopy } from './index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The lists are asked for from a little before, because clocks differ. */
const EDGE_MS = 10 * MINUTE_MS;

let server: PayServer;
beforeAll(async () => {
  server = await payServer({}, { lists: true });
});
afterAll(() => server.stop());

type Place = { readonly id: string };

const notice = (): Promise<boolean> => noticeCopy(server.deps);
const compare = (): Promise<void> => server.jobs.runNow('compare-with-providers');
const bySubject = (a: { subject: string }, b: { subject: string }): number =>
  a.subject < b.subject ? -1 : 1;
const iso = (at = server.clock.now()): string => new Date(at).toISOString();

/** The books as they stood at a moment are started somewhere else. */
const startCopyOf = async (at: number): Promise<void> => {
  await server.database.pool.query("update pulse set at = $1, stopped = true, place = 'the original'", [
    new Date(at),
  ]);
  expect(await notice()).toBe(true);
};

const alertsOf = async ({ id }: Place, kind: string): Promise<Record<string, unknown>[]> =>
  (
    await server.database.pool.query<{ data: Record<string, unknown> }>(
      'select data from money_alert where venue_id = $1 and kind = $2 order by raised_at, id',
      [id, kind],
    )
  ).rows.map(({ data }) => data);

const startsSeenBy = async (venue: Place) => {
  const owner = await aStaff(server, venue, 'owner');
  return (await owner.call('GET /console/{venue}/copy-starts', { venue: venue.id })).starts;
};

/** A venue at which an order was paid by phone. */
const paidScene = async () => {
  const scene = await prepaidScene(server);
  const { unique_order_number: number } = await placed(scene.phone, ['soup']);
  const { uuid } = await beginPayment(scene.phone, number);
  await paid(server, uuid);
  return { ...scene, uuid };
};

/** The bank has taken money that the books do not know of. */
const paidBeyond = (like: string): string => {
  const booked = server.bank.book.get(like);
  if (!booked) throw new Error('the bank lost a payment');
  const payment = randomUUID();
  const ref = `ref_${payment}`;
  server.bank.book.set(payment, { ...booked, payment, ref });
  return ref;
};

describe('the start of a copy', () => {
  it('is told of per bank, with the hours and how far the books go; what was ended in order and stands where it stood says nothing', async () => {
    const { venue } = await paidScene();
    await notice();
    await noteOrderlyEnd(server.deps);
    server.clock.advance(9 * DAY_MS);
    expect(await notice()).toBe(false);
    expect(await alertsOf(venue, 'copy_started')).toEqual([]);
    const madeAt = server.clock.now() - 3 * DAY_MS;
    await startCopyOf(madeAt);
    expect(await alertsOf(venue, 'copy_started')).toEqual([
      expect.objectContaining({
        provider: 'stripe',
        compare_from_at: iso(madeAt),
        compare_until_at: iso(),
        last_order: expect.stringMatching(/^\d+$/),
        last_order_at: expect.any(String),
        last_payment_at: expect.any(String),
      }),
    ]);
    // Once it is started again it is where it was.
    expect(await notice()).toBe(false);
    expect(await alertsOf(venue, 'copy_started')).toHaveLength(1);
  });

  it('is told of once at a venue without a bank: orders and cash are missing there too', async () => {
    const venue = await aVenue(server);
    const madeAt = server.clock.now() - HOUR_MS;
    await startCopyOf(madeAt);
    expect(await alertsOf(venue, 'copy_started')).toEqual([]);
    expect(await alertsOf(venue, 'copy_started_without_bank')).toEqual([
      {
        compare_from_at: iso(madeAt),
        compare_until_at: iso(),
        last_order: null,
        last_order_at: null,
        last_payment_at: null,
      },
    ]);
    const [start] = await startsSeenBy(venue);
    expect(start).toMatchObject({ banks: [], alert: { kind: 'copy_started_without_bank' } });
  });

  it('may be a server that ended without an order and is back much later, not one that is back soon', async () => {
    const { venue } = await prepaidScene(server);
    await notice();
    for (const minutes of [10, 15]) {
      server.clock.advance(minutes * MINUTE_MS);
      expect(await notice()).toBe(false);
    }
    server.clock.advance(20 * MINUTE_MS);
    expect(await notice()).toBe(true);
    expect(await alertsOf(venue, 'copy_started')).toHaveLength(1);
    expect((await startsSeenBy(venue))[0]).toMatchObject({ cause: 'away' });
  });

  it('begins at the last sign of life, which is given every minute', async () => {
    const { venue } = await prepaidScene(server);
    await notice();
    server.clock.advance(5 * HOUR_MS);
    await server.jobs.runNow('pulse');
    const last = server.clock.now();
    server.clock.advance(2 * HOUR_MS);
    expect(await notice()).toBe(true);
    expect(await alertsOf(venue, 'copy_started')).toEqual([
      expect.objectContaining({ compare_from_at: iso(last), compare_until_at: iso() }),
    ]);
  });
});

describe('lists of banks after it', () => {
  it('are asked for as far back as the copy is old for a day, then for a day back', async () => {
    const { venue, uuid } = await paidScene();
    const madeAt = server.clock.now() - 40 * DAY_MS;
    const ref = paidBeyond(uuid);
    await startCopyOf(madeAt);
    const asked = async (): Promise<number> => {
      server.bank.listedSince.length = 0;
      await compare();
      return Math.min(...server.bank.listedSince);
    };
    expect(await asked()).toBe(madeAt - EDGE_MS);
    expect(await alertsOf(venue, 'payment_not_ours')).toContainEqual({
      captured_minor: 450,
      provider: 'stripe',
      provider_ref: ref,
    });
    server.clock.advance(23 * HOUR_MS);
    expect(await asked()).toBe(madeAt - EDGE_MS);
    server.clock.advance(2 * HOUR_MS);
    const scene = await paidScene();
    expect(await asked()).toBe(server.clock.now() - DAY_MS);
    expect(scene.venue.id).not.toBe(venue.id);
  });

  it('are asked for longer where nobody has read one, and the page says when it was read', async () => {
    const { venue } = await paidScene();
    const madeAt = server.clock.now() - 2 * HOUR_MS;
    await startCopyOf(madeAt);
    const listedAt = async () => (await startsSeenBy(venue))[0]?.banks[0]?.listed_at;
    server.bank.down = true;
    await compare();
    expect(await listedAt()).toBeNull();
    server.clock.advance(6 * DAY_MS);
    server.bank.down = false;
    server.bank.listedSince.length = 0;
    await compare();
    expect(Math.min(...server.bank.listedSince)).toBe(madeAt - EDGE_MS);
    expect(await listedAt()).toBe(iso());
    // It has been read: from now on a day back is enough.
    server.bank.listedSince.length = 0;
    server.clock.advance(HOUR_MS);
    await compare();
    expect(server.bank.listedSince.filter(since => since < server.clock.now() - DAY_MS)).toEqual([]);
  });
});

describe('the page of what came back', () => {
  it('is empty where there never was such a start', async () => {
    await notice();
    const venue = await aVenue(server);
    expect(await startsSeenBy(venue)).toEqual([]);
  });

  it('says what the books hold before, what they hold of the missing hours, what the bank has beyond them, and what was looked at', async () => {
    const scene = await prepaidScene(server);
    const pay = async (): Promise<string> => {
      const { unique_order_number: number } = await placed(scene.phone, ['soup']);
      const { uuid } = await beginPayment(scene.phone, number);
      await paid(server, uuid);
      return uuid;
    };
    await pay();
    server.clock.advance(2 * HOUR_MS);
    const uuid = await pay();
    // Nobody has paid for it: it waits, and is no order yet.
    await placed(scene.phone, ['soup']);
    server.clock.advance(MINUTE_MS);
    const madeAt = server.clock.now();
    server.clock.advance(MINUTE_MS);
    // In the last minute before the copy was made, after the last sign of life: it is in the books.
    await pay();
    server.clock.advance(HOUR_MS);
    await startCopyOf(madeAt);
    const ref = paidBeyond(uuid);
    await compare();
    const [start, ...older] = await startsSeenBy(scene.venue);
    expect(older).toEqual([]);
    expect(start).toEqual({
      id: expect.any(String),
      cause: 'copy',
      from_at: iso(madeAt),
      until_at: iso(),
      came_back: {
        orders: 3,
        orders_total: 1350,
        payments: 3,
        payments_total: 1350,
        last_order: expect.stringMatching(/^\d+$/),
        last_order_at: iso(madeAt + MINUTE_MS),
        last_payment_at: iso(madeAt + MINUTE_MS),
      },
      banks: [
        {
          provider: 'stripe',
          lists: true,
          listed_at: iso(),
          payments: 1,
          payments_total: 450,
          alert: expect.objectContaining({ kind: 'copy_started', settled_at: null }),
        },
      ],
      alert: null,
      beyond: expect.arrayContaining([
        expect.objectContaining({
          kind: 'payment_not_ours',
          data: { captured_minor: 450, provider: 'stripe', provider_ref: ref },
        }),
      ]),
    });
  });

  it('is settled bank by bank, with what the bank has beyond the books, by whoever answers for the evening', async () => {
    const { venue, uuid } = await paidScene();
    await startCopyOf(server.clock.now() - HOUR_MS);
    paidBeyond(uuid);
    await compare();
    const [start] = await startsSeenBy(venue);
    const note = 'Compared <all> of it: one payment went back at the bank';
    const settle = (
      provider: string | null,
      over: { readonly start?: string; readonly venue?: string } = {},
    ) => ({
      venue: over.venue ?? venue.id,
      start: over.start ?? start?.id ?? '',
      body: { provider, note },
    });
    const call = 'POST /console/{venue}/copy-starts/{start}/settle';
    const accountant = await aStaff(server, venue, 'accountant');
    expect(await accountant.failure(call, settle('stripe'))).toBe('not_allowed');
    const elsewhere = await aVenue(server);
    const stranger = await aStaff(server, elsewhere, 'owner');
    expect(await stranger.failure(call, settle('stripe', { venue: elsewhere.id }))).toBe('not_found');
    const manager = await aStaff(server, venue, 'manager');
    for (const wrong of [settle('montonio'), settle(null), settle('stripe', { start: 'x' })]) {
      expect(await manager.failure(call, wrong)).toBe('not_found');
    }
    expect((await startsSeenBy(venue))[0]?.banks[0]?.alert).toMatchObject({ settled_at: null });
    const { start: after } = await manager.call(call, settle('stripe'));
    const alerts = [after.banks[0]?.alert, ...after.beyond];
    expect(alerts.length).toBeGreaterThan(1);
    for (const alert of alerts) expect(alert).toMatchObject({ settled_by: 'The manager', note });
    // Somebody else who comes later changes nothing.
    const owner = await aStaff(server, venue, 'owner');
    await owner.call(call, { ...settle('stripe'), body: { provider: 'stripe', note: 'No, it was us' } });
    const { rows } = await server.database.pool.query(
      "select data, subject from audit_log where venue_id = $1 and action = 'alert-settle' order by subject",
      [venue.id],
    );
    expect(rows).toEqual(
      alerts.map(alert => ({ data: { note }, subject: `alert:${alert?.id}` })).sort(bySubject),
    );
  });

  it('tells two starts apart: what a bank told of after the second is beyond the second', async () => {
    const { venue, uuid } = await paidScene();
    await startCopyOf(server.clock.now() - HOUR_MS);
    const first = paidBeyond(uuid);
    await compare();
    server.clock.advance(HOUR_MS);
    await startCopyOf(server.clock.now() - MINUTE_MS);
    const second = paidBeyond(uuid);
    await compare();
    const refs = (await startsSeenBy(venue)).map(({ beyond }) => beyond.map(({ data }) => data.provider_ref));
    expect(refs).toHaveLength(2);
    expect(refs[0]).toEqual([second]);
    expect(refs[1]).toContain(first);
    expect(refs[1]).not.toContain(second);
  });

  it('is for the office of the venue', async () => {
    const venue = await aVenue(server);
    const ask = async (role: 'accountant' | 'waiter', at: Place) => {
      const staff = await aStaff(server, at, role);
      return staff.failure('GET /console/{venue}/copy-starts', { venue: venue.id });
    };
    expect(await ask('waiter', venue)).toBe('not_allowed');
    expect(await ask('accountant', await aVenue(server))).toBe('not_found');
    const accountant = await aStaff(server, venue, 'accountant');
    await expect(accountant.call('GET /console/{venue}/copy-starts', { venue: venue.id })).resolves.toEqual({
      starts: [],
    });
  });
});
