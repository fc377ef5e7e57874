import type { CallInput } from '@tableside/contract/client';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOUR = 3_600_000;
let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

type Ids = CallInput<'POST /reviews/own'>['body'];
const rate = (phone: Phone, ids: Ids, rating = 4) =>
  phone.call('POST /reviews/rate-v2', { body: { ...ids, rating } });
const tags = (phone: Phone, ids: Ids, named: ('Taste' | 'speed' | 'Staff')[]) =>
  phone.call('POST /reviews/add-review-tags-v2', { body: { ...ids, tags: named } });
const comment = (phone: Phone, ids: Ids, words: object = { comment: 'Cold soup' }) =>
  phone.call('POST /reviews/leave-comment-v2', { body: { ...ids, ...words } });
const own = (phone: Phone, ids: Ids) => phone.call('POST /reviews/own', { body: ids });
const refused = (phone: Pick<Phone, 'failure'>, ids: Ids, rating = 1) =>
  phone.failure('POST /reviews/rate-v2', { body: { ...ids, rating } });
const rows = async (venue: string) =>
  (
    await server.database.pool.query<{
      id: string;
      kind: string;
      rating: number;
      comment: string;
      email: string | null;
      phone_number: string | null;
    }>('select * from review where venue_id = $1 order by rated_at, id', [venue])
  ).rows;
const anOrder = async (scene: TableScene) => {
  const order = await placed(scene.phone);
  return { session_token: scene.phone.session, unique_order_number: order.unique_order_number };
};
const paidOrder = async (scene: TableScene) => {
  const ids = await anOrder(scene);
  const { uuid } = await beginPayment(scene.phone, ids.unique_order_number);
  await paid(server, uuid);
  return { ...ids, payment_uuid: uuid };
};
const orderOf = async (phone: Phone) => {
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  return orders[0];
};

describe('a review', () => {
  it('[ENTITY-41] [REVIEW-01] [REVIEW-12] [REVIEW-13] [REVIEW-14] is rated, tagged and handed in; the order shows it', async () => {
    const { phone, venue, ...scene } = await prepaidScene(server);
    const ids = await anOrder({ phone, venue, ...scene });
    expect(await orderOf(phone)).toMatchObject({ review: null, reviews: [] });
    const { id } = await rate(
      phone,
      { ...ids, tips_qr_card_hash: null, review_id: null, payment_uuid: null },
      2,
    );
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      (await tags(phone, { ...ids, review_id: id }, ['speed', 'Taste', 'Taste' as never])).review,
    ).toMatchObject({
      rating: 2,
      tags: ['Taste', 'Speed'],
      submitted: false,
    });
    const said = await comment(phone, ids, { comment: ' Cold <b>soup</b> ', email: 'ruta@example.test' });
    const review = {
      id,
      rating: 2,
      tags: ['Taste', 'Speed'],
      submitted: true,
      google_review_attempted: false,
    };
    expect(said).toEqual({ id, review });
    expect(await orderOf(phone)).toMatchObject({ review, reviews: [review] });
    expect(await rows(venue.id)).toMatchObject([
      { id, kind: 'order', comment: ' Cold <b>soup</b> ', email: 'ruta@example.test', phone_number: null },
    ]);
  });

  it('[REVIEW-15] that the phone was led to the maps service is kept', async () => {
    const scene = await prepaidScene(server);
    const ids = await anOrder(scene);
    await rate(scene.phone, ids, 5);
    const body = ids;
    await scene.phone.call('POST /reviews/mark-google-review-attempted-v2', { body });
    expect((await own(scene.phone, ids)).review).toMatchObject({ google_review_attempted: true });
  });

  it('of two ratings of one order at once there is one review, and a resent one changes nothing', async () => {
    const scene = await prepaidScene(server);
    const ids = await anOrder(scene);
    const given = await Promise.all([1, 2, 3, 4, 5, 4].map(rating => rate(scene.phone, ids, rating)));
    expect(new Set(given.map(({ id }) => id)).size).toBe(1);
    await rate(scene.phone, ids, 3);
    await comment(scene.phone, ids);
    await comment(scene.phone, ids);
    expect(await rows(scene.venue.id)).toMatchObject([{ rating: 3, comment: 'Cold soup' }]);
  });

  it('of an order and of its payment is the same', async () => {
    const scene = await prepaidScene(server);
    const ids = await paidOrder(scene);
    const { session_token, unique_order_number, payment_uuid } = ids;
    const first = await rate(scene.phone, { payment_uuid });
    const second = await rate(scene.phone, { session_token, unique_order_number });
    const third = await rate(scene.phone, ids);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
  });

  it('of a table bill is of what this phone paid, and before that of its visit', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone);
    const bill = await tableBillOf(scene.phone);
    const ids = { session_token: scene.phone.session, unique_order_number: bill };
    const before = await rate(scene.phone, ids);
    const { uuid } = await beginPayment(scene.phone, bill);
    expect(await refused(scene.phone, { payment_uuid: uuid })).toBe('payment_not_found');
    server.clock.advance(1_000);
    await paid(server, uuid);
    const after = await rate(scene.phone, ids);
    expect((await rows(scene.venue.id)).map(({ id, kind }) => [id, kind])).toEqual([
      [before.id, 'visit'],
      [after.id, 'payment'],
    ]);
    expect((await rate(scene.phone, { payment_uuid: uuid })).id).toBe(after.id);
  });

  it('may be given and changed for a day, also once the table is closed, and then no more', async () => {
    const { phone, venue, table, staff } = await prepaidScene(server);
    const { session } = phone;
    const ids = { session_token: session };
    await rate(phone, ids, 5);
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: venue.id,
      table: table.id,
      body: {},
    });
    server.clock.advance(2 * HOUR);
    expect((await rate(phone, ids, 1)).review.rating).toBe(1);
    server.clock.advance(23 * HOUR);
    expect(await refused(phone, ids)).toBe('session_ended');
    const [{ id } = { id: '' }] = await rows(venue.id);
    expect(await refused(phone, { review_id: id })).toBe('review_closed');
    expect(await own(phone, { review_id: id })).toMatchObject({ open: false, review: { rating: 1 } });
    expect(await rows(venue.id)).toMatchObject([{ rating: 1 }]);
  });

  it.each([
    [{ comment: 'x'.repeat(15_000) }, null],
    [{ comment: 'x'.repeat(15_001) }, 'validation_failed'],
    [{ email: `${'x'.repeat(247)}@b.test` }, null],
    [{ email: `${'x'.repeat(250)}@b.test` }, 'validation_failed'],
    [{ email: 'nobody' }, 'validation_failed'],
    [{ phone_number: '+37061234567' }, null],
    [{ phone_number: '0612' }, 'validation_failed'],
    [{ comment: null, email: '', phone_number: null }, null],
  ])('[REVIEW-09] [REVIEW-10] %#: what is too long or no contact is refused', async (words, code) => {
    const { phone } = await prepaidScene(server);
    const ids = { session_token: phone.session };
    await rate(phone, ids);
    const body = { ...ids, ...words };
    if (code === null) expect((await comment(phone, ids, words)).review.submitted).toBe(true);
    else expect(await phone.failure('POST /reviews/leave-comment-v2', { body })).toBe(code);
  });

  it.each([0, 6, 2.5])('[REVIEW-02] %d is no rating', async rating => {
    const { phone } = await prepaidScene(server);
    expect(await refused(phone, { session_token: phone.session }, rating)).toBe('validation_failed');
  });

  it('[APP-05] is asked for where the venue wants it, and not in a preview', async () => {
    const {
      phone,
      venue,
      table,
      staff: waiter,
    } = await prepaidScene(server, { settings: { reviews: false } });
    expect(waiter).toBeDefined();
    const ids = { session_token: phone.session };
    expect(await own(phone, ids)).toMatchObject({ open: false, review: null });
    expect(await refused(phone, ids)).toBe('reviews_off');
    const { restaurant } = await phone.call('GET /get-session-data/{session}', { session: phone.session });
    expect([restaurant.reviews, venue.id]).toEqual([false, restaurant.id]);
    const preview = await phone.call('GET /preview/{hash}', { hash: table.code });
    expect(await refused(phone, { session_token: preview.session })).toBe('preview_mode');
  });
});

describe('somebody else', () => {
  it('[SESSION-12] reviews nothing of this phone, whatever they know of it', async () => {
    const scene = await prepaidScene(server);
    const ids = await paidOrder(scene);
    const { id } = await rate(scene.phone, ids);
    const neighbour = await server.guestAt(scene.table.code);
    const mine = { session_token: neighbour.session };
    const tries: [Ids, string][] = [
      [ids, 'session_not_found'],
      [{ ...mine, unique_order_number: ids.unique_order_number }, 'order_not_found'],
      [{ unique_order_number: ids.unique_order_number }, 'order_not_found'],
      [{ ...mine, payment_uuid: ids.payment_uuid }, 'payment_not_found'],
      [{ ...mine, review_id: id }, 'review_not_found'],
      [{ review_id: id }, 'review_not_found'],
      [{ session_token: 'x'.repeat(43) }, 'session_not_found'],
      [{ ...mine, payment_uuid: 'p' }, 'payment_not_found'],
      [{ ...mine, review_id: 'r' }, 'review_not_found'],
      [{}, 'validation_failed'],
    ];
    for (const [claimed, code] of tries)
      expect(await refused(neighbour, claimed), JSON.stringify(claimed)).toBe(code);
    const stranger = server.client();
    expect(await refused(stranger, ids)).toBe('session_not_found');
    expect(await rows(scene.venue.id)).toMatchObject([{ id, rating: 4 }]);
  });

  it('of the party has a review of its own, which this phone does not read', async () => {
    const functionalities = ['order', 'skip-payment', 'shared-cart'] as const;
    const scene = await prepaidScene(server, { settings: { functionalities: [...functionalities] } });
    const second = await server.guestAt(scene.table.code);
    const order = await placed(scene.phone);
    const unique_order_number = order.unique_order_number;
    const first = await rate(scene.phone, { session_token: scene.phone.session, unique_order_number }, 5);
    const other = await rate(second, { session_token: second.session, unique_order_number }, 1);
    expect(other.id).not.toBe(first.id);
    expect((await orderOf(scene.phone))?.reviews).toMatchObject([{ id: first.id, rating: 5 }]);
    expect((await orderOf(second))?.reviews).toMatchObject([{ id: other.id, rating: 1 }]);
  });

  it('an id of a review and ids of something else do not go together', async () => {
    const scene = await prepaidScene(server);
    const [one, two] = [await anOrder(scene), await anOrder(scene)];
    const { id } = await rate(scene.phone, one);
    expect(await refused(scene.phone, { ...two, review_id: id })).toBe('review_not_found');
  });
});

describe('the app itself', () => {
  it('[REVIEW-16] [REVIEW-17] is rated under a uuid, which other phones cannot use', async () => {
    const { phone, table } = await prepaidScene(server);
    const { uuid } = await phone.call('POST /platform-reviews/rate', { body: { rating: 2 } });
    const body = { platform_review_uuid: uuid };
    expect(await phone.call('POST /platform-reviews/rate', { body: { ...body, rating: 3 } })).toEqual({
      uuid,
    });
    await phone.call('POST /platform-reviews/add-review-tags', {
      body: { ...body, tags: ['control', 'payment'] },
    });
    await phone.call('POST /platform-reviews/leave-comment', { body: { ...body, comment: 'Slow' } });
    const neighbour = await server.guestAt(table.code);
    expect(
      await neighbour.failure('POST /platform-reviews/leave-comment', { body: { ...body, comment: 'Fast' } }),
    ).toBe('review_not_found');
    const { rows: kept } = await server.database.pool.query('select * from platform_review where id = $1', [
      uuid,
    ]);
    expect(kept).toMatchObject([{ rating: 3, tags: ['payment', 'control'], comment: 'Slow' }]);
    expect((await own(phone, { session_token: phone.session })).platform).toBe(false);
    server.clock.advance(25 * HOUR);
    await server.jobs.runNow('forget-platform-reviews');
    const after = await server.database.pool.query('select id from platform_review where id = $1', [uuid]);
    expect(after.rows).toEqual([]);
  });
});
