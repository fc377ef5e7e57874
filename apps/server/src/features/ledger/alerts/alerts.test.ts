import { aBill, aPayment } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseAlert } from '../index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const raise = (venue: { readonly id: string }, dedupeKey: string) =>
  server.database.transaction(run =>
    raiseAlert(run, {
      venueId: venue.id,
      kind: 'capture_differs',
      dedupeKey,
      data: { sum_minor: 1 },
      now: server.clock.now(),
    }),
  );

describe('an alert about money', () => {
  it('is raised once, shown to staff at once, and settled by a person with what they found', async () => {
    const venue = await aVenue(server);
    const manager = await aStaff(server, venue, 'manager');
    const stream = await openStream(manager, `/api/console/${venue.id}/realtime`);
    const raised = await Promise.all(Array.from({ length: 5 }, () => raise(venue, `one:${venue.id}`)));
    expect(raised.filter(Boolean)).toHaveLength(1);
    expect((await stream.next('board-alert')).data).toMatchObject({
      alert: { kind: 'capture_differs', settled_at: null },
    });
    await raise(venue, `two:${venue.id}`);
    const list = async () =>
      (await manager.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts;
    const [first] = await list();
    const settle = (note: string) =>
      manager.call('POST /console/{venue}/money-alerts/{alert}/settle', {
        venue: venue.id,
        alert: first?.id ?? '',
        body: { note },
      });
    expect((await settle('The bank <b>mixed</b> it up 🤷')).alert).toMatchObject({
      settled_by: 'The manager',
      note: 'The bank <b>mixed</b> it up 🤷',
    });
    expect((await settle('No, it was us')).alert.note).toBe('The bank <b>mixed</b> it up 🤷');
    expect((await list()).map(({ settled_at }) => settled_at === null)).toEqual([true, false]);
    stream.close();
  });

  it('is for the office, of its own venue', async () => {
    const venue = await aVenue(server);
    await raise(venue, `mine:${venue.id}`);
    const owner = await aStaff(server, venue, 'owner');
    const [alert] = (await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts;
    const body = { note: 'x' };
    const accountant = await aStaff(server, venue, 'accountant');
    const id = alert?.id ?? '';
    expect(
      await accountant.failure('POST /console/{venue}/money-alerts/{alert}/settle', {
        venue: venue.id,
        alert: id,
        body,
      }),
    ).toBe('not_allowed');
    const elsewhere = await aVenue(server);
    const stranger = await aStaff(server, elsewhere, 'owner');
    for (const foreign of [id, 'x']) {
      const asked = { venue: elsewhere.id, alert: foreign, body };
      expect(await stranger.failure('POST /console/{venue}/money-alerts/{alert}/settle', asked)).toBe(
        'not_found',
      );
    }
  });

  it('comes from the look at the books, once per thing that is wrong', async () => {
    const venue = await aVenue(server);
    const bill = await aBill(server, { venue, table: await aTable(server, venue) }, [{ price: 500 }]);
    const payment = await aPayment(server, bill);
    await server.database.pool.query('update payment set refunded = 100 where id = $1', [payment.id]);
    await server.jobs.runNow('check-books');
    await server.jobs.runNow('check-books');
    const owner = await aStaff(server, venue, 'owner');
    const { alerts } = await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id });
    expect(alerts.map(({ kind, data }) => [kind, data])).toEqual([
      [
        'books_differ',
        {
          check: 'what a payment gave back is in the journal',
          subject: payment.id,
          expected: 0,
          found: 100,
        },
      ],
    ]);
  });
});
