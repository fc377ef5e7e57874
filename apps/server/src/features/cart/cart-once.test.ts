import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let scene: TableScene;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

/** The server dies as soon as it would say that a request with a key was done: what it did by then stays done. */
const dieBeforeTheKey = async () => {
  await sql(`create or replace function die_before_the_key() returns trigger language plpgsql as
    $$ begin raise exception 'the server is gone'; end $$`);
  await sql(`create trigger die before update of answer on idempotency_key
    for each row when (new.answer is not null) execute function die_before_the_key()`);
};
const live = () => sql('drop trigger if exists die on idempotency_key');
afterEach(live);

const quantities = async ({ call, session }: Phone) =>
  (await call('GET /cart/{session}/get', { session })).cart.map(({ quantity }) => quantity);
const add = ({ call, session }: Phone, idempotencyKey: string, quantity = 1) =>
  call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity }, idempotencyKey });

describe.each([
  ['of a phone', false],
  ['that a party shares', true],
])('a cart %s', (_, shared) => {
  beforeEach(async () => {
    const flagOverrides = { 'shared-cart': shared, 'skip-payment': false };
    scene = await aTableScene(server, {
      venue: { settings: { acceptance: 'auto', presence: 'off', paymentProviders: ['cash'] } },
      table: { flagOverrides },
    });
  });

  /** Asks, is cut off in the middle, and asks again with the same key until it is answered. */
  const twice = async <T>(ask: () => Promise<T>): Promise<T> => {
    await dieBeforeTheKey();
    await ask().then(
      () => expect.unreachable('it must not be answered'),
      () => undefined,
    );
    await live();
    await ask();
    return ask();
  };

  it('takes a dish once, though the first server died and the phone asked again', async () => {
    const { phone } = scene;
    await twice(() => add(phone, 'first'));
    expect(await quantities(phone)).toEqual([1]);
    await twice(() => add(phone, 'second', 2));
    expect(await quantities(phone)).toEqual([3]);
  });

  it('is changed once by a change that says what it was made from', async () => {
    const { phone } = scene;
    const { call, session } = phone;
    const { cart } = await add(phone, 'first', 5);
    const cart_item_id = cart[0]?.cart_item_id ?? '';
    const change = (quantity: number, from: number, idempotencyKey: string) => () =>
      call('POST /cart/{session}/update-quantity', {
        session,
        body: { cart_item_id, quantity, from },
        idempotencyKey,
      });
    await twice(change(7, 5, 'more'));
    expect(await quantities(phone)).toEqual([7]);
    const body = { cart_item_id, from: 3 };
    await twice(() => call('POST /cart/{session}/remove', { session, body, idempotencyKey: 'less' }));
    expect(await quantities(phone)).toEqual([4]);
  });

  it('takes an earlier order once, and tells the phone that asks again what came in', async () => {
    const { phone } = scene;
    const { call, session } = phone;
    const { unique_order_number } = await placed(phone, ['soup', 'soup']);
    const { added } = await twice(() =>
      call('POST /orders/order-again/{session}', {
        session,
        body: { unique_order_number },
        idempotencyKey: 'again',
      }),
    );
    expect([added, await quantities(phone)]).toEqual([2, [2]]);
  });

  it('gets the dishes of a withdrawn order back once', async () => {
    const { phone } = scene;
    const { call, session } = phone;
    const { unique_order_number } = await placed(phone, ['soup', 'soup']);
    const back = { session, body: { unique_order_number }, idempotencyKey: 'back' };
    await twice(() => call('POST /orders/return-to-cart/{session}', back));
    expect(await quantities(phone)).toEqual([2]);
  });

  it('takes a dish once where a server that stood still goes on after another did its work', async () => {
    const { phone } = scene;
    await add(phone, 'before');
    const ask = () =>
      add(phone, 'once').then(
        () => 'done',
        (failure: { code: string }) => failure.code,
      );
    const waiting = async () =>
      (
        await sql(`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into cart%'`)
      ).rowCount;
    const answers = await server.database.transaction(async run => {
      await run('hold', 'select from cart for update', []);
      const first = ask();
      await expect.poll(waiting).toBe(1);
      await sql(`update idempotency_key set created_at = now() - interval '1 hour' where key = 'once'`);
      const second = ask();
      await expect.poll(waiting).toBe(2);
      return [first, second];
    });
    await Promise.all(answers);
    await expect.poll(ask).toBe('done');
    expect(await quantities(phone)).toEqual([2]);
  });
});
