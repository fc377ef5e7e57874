import { memoryTable, withSpare } from '@tableside/contract/kept/table';
import { minor } from '@tableside/domain/money';
import { UNSENT_BY_STAFF_FOR_MS } from '@tableside/domain/orders';
import { describe, expect, it } from 'vitest';
import { atSeat, type DraftLine, wordsLine } from '../pad/draft.ts';
import { padAt } from '../pad/kept-pads.ts';
import { answered, choicesFor } from './answer.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sendUnsent, venuesWaiting } from './send-unsent.ts';
import { aDevice, at, dish, failure, SAT_DOWN, taken } from './testing/device.ts';
import { nextTurn, type UnsentOrder } from './unsent-order.ts';

describe('orders that were taken without a line', () => {
  it('arrive in the order in which they were taken, each once, for the party they were taken for', async () => {
    const { send, calls, kitchen, waiting } = await aDevice(taken('b', 2_000), taken('a', 1_000));
    expect(await send()).toBe(2);
    expect(await send()).toBe(0);
    expect(calls).toEqual(['a', 'b']);
    expect(kitchen.get('a')).toEqual({
      lines: [dish('soup').wire],
      courses: [],
      expected_total: 1_000,
      party: SAT_DOWN,
    });
    expect(await waiting()).toEqual([]);
  });

  it('are sent by one tab at a time', async () => {
    const { send, calls } = await aDevice(taken('a', 1_000), taken('b', 2_000));
    const [one, other] = await Promise.all([send(), send()]);
    expect(one + other).toBe(2);
    expect(calls).toEqual(['a', 'b']);
  });

  it('wait for the person who took them', async () => {
    const jonas = { person: 'jonas', venue: 'v' };
    const { send, kitchen, waiting } = await aDevice(taken('a', 1_000), taken('b', 2_000, jonas));
    await send(jonas);
    expect([...kitchen.keys()]).toEqual(['b']);
    expect(await waiting()).toHaveLength(1);
    await send();
    expect([...kitchen.keys()]).toEqual(['b', 'a']);
  });

  const free = { kind: 'table', table: 't1', party: null, free: true } as const;

  it('for a table where nobody sat are asked about where somebody does by now, and go there once that is said', async () => {
    const { send, refuse, kitchen, waiting, answer } = await aDevice(taken('a', 1_000, { to: free }));
    refuse(failure('table_taken', 409));
    await send();
    const [asking] = await waiting();
    expect(asking).toMatchObject({ asks: { question: 'seated' }, body: { party: null }, sent: false });
    expect(asking && choicesFor(asking, null)).toEqual(['here', 'drop']);
    await answer('a', 'here', 'another');
    await send();
    expect(kitchen.get('another')).toEqual({
      courses: [],
      lines: [dish('soup').wire],
      expected_total: 1_000,
    });
  });

  it('of one person for such a table are for the same guests: the second asks nothing', async () => {
    const elsewhere = { to: { ...free, table: 't2' }, place: padAt.table('t2') };
    const { send, kitchen } = await aDevice(
      taken('a', 1_000, { to: free }),
      taken('b', 2_000, { to: free }),
      taken('c', 3_000, elsewhere),
    );
    await send();
    expect(kitchen.get('a')).toHaveProperty('party', null);
    expect(kitchen.get('b')).not.toHaveProperty('party');
    expect(kitchen.get('c')).toHaveProperty('party', null);
  });

  it('wait at each venue for the same person, whichever of them is open', async () => {
    const bar = { person: 'ona', venue: 'bar' };
    const all = [taken('a', 1_000), taken('b', 2_000, bar), taken('c', 3_000, { ...bar, person: 'jonas' })];
    expect([...venuesWaiting(all, 'ona')]).toEqual(['v', 'bar']);
    expect([...venuesWaiting(all, 'rasa')]).toEqual([]);
    const { send, kitchen } = await aDevice(...all);
    for (const venue of venuesWaiting(all, 'ona')) await send({ person: 'ona', venue });
    expect([...kitchen.keys()]).toEqual(['a', 'b']);
  });

  it('are sent in nobody else’s name, also where somebody takes the device over between two of them', async () => {
    const device = await aDevice(taken('a', 1_000), taken('b', 2_000));
    device.onArrival = () => {
      device.taker = 'jonas';
    };
    expect(await device.send()).toBe(1);
    expect(device.calls).toEqual(['a']);
    expect((await device.waiting()).map(({ token, sent }) => [token, sent])).toEqual([['b', false]]);
    device.taker = null;
    expect(await device.send()).toBe(1);
  });

  it('are taken once by a double tap, and again by a tap that comes after', async () => {
    const { table, waiting } = await aDevice();
    let taps = 0;
    const take = oneAtATime(async () => {
      taps += 1;
      await table.put(taken(`tap ${taps}`, 1_000));
    });
    await Promise.all([take(), take()]);
    expect((await waiting()).map(({ token }) => token)).toEqual(['tap 1']);
    await take();
    expect(await waiting()).toHaveLength(2);
  });

  it('keep their order where the clock of the device was put back between two of them', async () => {
    const { table, send, calls } = await aDevice(taken('first', 9_000));
    await table.put(taken('second', 4_000, { turn: nextTurn(await table.all(), 4_000) }));
    await table.put(taken('third', 4_000, { turn: nextTurn(await table.all(), 4_000) }));
    expect(await send()).toBe(3);
    expect(calls).toEqual(['first', 'second', 'third']);
  });

  it('wait no more on screen once they arrived, also where the browser keeps nothing', async () => {
    const spare = memoryTable<UnsentOrder>();
    const refused = async (): Promise<never> => {
      throw new DOMException('', 'SecurityError');
    };
    const table = withSpare({ get: refused, all: refused, put: refused, remove: refused }, spare);
    await table.put(taken('a', 1_000));
    let seen: readonly UnsentOrder[] = await table.all();
    const look = async () => {
      seen = await table.all();
    };
    const place = async () => undefined;
    const more = { present: () => true, now: () => 2_000, alone: <T>(run: () => Promise<T>) => run() };
    const sending = sendUnsent({ table, of: at, place, changed: () => void look(), ...more });
    await expect(sending).rejects.toThrow();
    await expect.poll(() => seen).toEqual([]);
  });

  it('go out again under the same key where the line broke before the answer', async () => {
    const { send, refuse, calls, kitchen, waiting } = await aDevice(taken('a', 1_000), taken('b', 2_000));
    refuse(failure('offline', 0));
    expect(await send()).toBe(0);
    expect(calls).toEqual(['a']);
    expect(await waiting()).toMatchObject([{ key: 'a', sent: true, asks: null }, { sent: false }]);
    await send();
    expect(calls).toEqual(['a', 'a', 'b']);
    expect([...kitchen.keys()]).toEqual(['a', 'b']);
  });

  it('stay as they went out of the pad where nobody answered that', async () => {
    const earlier = { key: 'of the pad', body: { lines: ['as sent'] } };
    const { send, kitchen } = await aDevice(taken('a', 1_000, { earlier }));
    await send();
    expect([...kitchen]).toEqual([['of the pad', { lines: ['as sent'] }]]);
  });

  it.each([
    ['the session is over', failure('not_signed_in', 401)],
    ['there are too many calls', failure('rate_limited', 429)],
    ['the server restarts', failure('unavailable', 503)],
    ['the first try is still at it', failure('idempotency_in_progress', 409)],
  ])('wait on where %s', async (_, error) => {
    const { send, refuse, waiting } = await aDevice(taken('a', 1_000));
    refuse(error);
    expect(await send()).toBe(0);
    expect(await waiting()).toMatchObject([{ key: 'a', asks: null }]);
  });

  it('ask after an hour, unless they may have arrived', async () => {
    const device = await aDevice(taken('a', 1_000), taken('b', 1_000, { earlier: { key: 'k', body: {} } }));
    device.clock.now = 1_001 + UNSENT_BY_STAFF_FOR_MS;
    const other = { ...taken('c', 1_000), place: padAt.table('t2'), sent: true };
    await device.table.put(other);
    expect(await device.send()).toBe(1);
    expect(device.calls).toEqual(['c']);
    expect((await device.waiting())[0]).toMatchObject({ asks: { question: 'old' } });
    await device.answer('a', 'send', 'unused');
    await device.send();
    expect([...device.kitchen.keys()]).toEqual(['c', 'a', 'k']);
  });
});

describe('what the server does not take as it is', () => {
  const order = taken('a', 1_000, { lines: [dish('soup'), dish('fish')] });
  it.each([
    [
      'a dish is gone',
      failure('menu_item_unavailable', 409, { item_id: 'fish' }),
      'gone',
      ['without', 'drop'],
    ],
    ['a dish ran out', failure('not_enough_stock', 409, { id: 'fish' }), 'gone', ['without', 'drop']],
    [
      'a price is another',
      failure('cart_changed', 409, { total_minor: 2_400 }),
      'price',
      ['asItCosts', 'drop'],
    ],
    ['the party left', failure('table_is_free', 409), 'left', ['here', 'drop']],
    ['others sit there', failure('table_taken', 409), 'left', ['here', 'drop']],
    ['its role may not any more', failure('not_allowed', 403), 'refused', ['send', 'drop']],
    ['the server broke down over it', failure('server_error', 500), 'failed', ['send', 'drop']],
  ])('is asked about where %s, and holds up its own table only', async (_, error, question, choices) => {
    const elsewhere = { ...taken('c', 3_000), place: padAt.table('t2') };
    const { send, refuse, calls, waiting } = await aDevice(order, taken('b', 2_000), elsewhere);
    refuse(error);
    expect(await send()).toBe(1);
    expect(calls).toEqual(['a', 'c']);
    const [asking, behind] = await waiting();
    expect([asking?.asks?.question, behind?.token]).toEqual([question, 'b']);
    expect(asking && choicesFor(asking, null)).toEqual(choices);
  });

  it('goes without the dish that is gone, as another request', async () => {
    const { send, refuse, answer, kitchen } = await aDevice(order);
    refuse(failure('menu_item_unavailable', 409, { item_id: 'fish' }));
    await send();
    await answer('a', 'without', 'another');
    await send();
    expect([...kitchen]).toEqual([
      ['another', { lines: [dish('soup').wire], courses: [], expected_total: 1_000, party: SAT_DOWN }],
    ]);
  });

  it('goes at the price of now once somebody said so', async () => {
    const { send, refuse, answer, kitchen } = await aDevice(order);
    refuse(failure('cart_changed', 409, { total_minor: 2_400 }));
    await send();
    await send();
    expect(kitchen.size).toBe(0);
    await answer('a', 'asItCosts', 'another');
    await send();
    expect(kitchen.get('another')).toMatchObject({ expected_total: 2_400 });
  });

  it('goes to whoever sits there now once somebody said so', async () => {
    const { send, refuse, answer, kitchen } = await aDevice(order);
    refuse(failure('table_taken', 409));
    await send();
    await answer('a', 'here', 'another');
    await send();
    expect(kitchen.get('another')).not.toHaveProperty('party');
  });

  it('is dropped once somebody said so', async () => {
    const { send, refuse, answer, waiting, calls } = await aDevice(order, taken('b', 2_000));
    refuse(failure('table_is_free', 409));
    await send();
    await answer('a', 'drop', 'unused');
    await send();
    expect(calls).toEqual(['a', 'b']);
    expect(await waiting()).toEqual([]);
  });

  it('keeps its key where it may have arrived: a breakdown after which somebody says to go on makes no second one', async () => {
    const { send, refuse, answer, kitchen } = await aDevice(order);
    refuse(failure('server_error', 500));
    await send();
    await answer('a', 'send', 'another');
    await send();
    expect([...kitchen.keys()]).toEqual(['a']);
  });
});

it('an order for a bill that was closed can go on a new one, with what the menu does not have', () => {
  const to = { kind: 'bill', bill: 'b1', table: 't1', party: SAT_DOWN, kitchen: true } as const;
  const lines = [wordsLine('Candle', minor(900), 1)];
  const order = {
    ...taken('a', 1_000, { to, lines, place: padAt.bill('b1') }),
    asks: { question: 'left' } as const,
  };
  expect(choicesFor(order, { id: 't2', name: '2', seats: 0 })).toEqual(['follow', 'here', 'drop']);
  const priced = (line: DraftLine) => line;
  const next = answered(order, 'here', { now: 2_000, freshKey: 'k', moved: null, priced });
  expect(next).toMatchObject({
    key: 'k',
    to: { kind: 'newBill', table: 't1', kitchen: true },
    body: { kitchen: true, expected_total: 900, lines: [{ name: 'Candle' }] },
  });
});

it('an order for a party that joined another follows it, each seat by its new number', () => {
  const order = {
    ...taken('a', 1_000, { lines: [atSeat(dish('soup'), 1), dish('soup')] }),
    asks: { question: 'left' } as const,
  };
  const priced = (line: DraftLine) => line;
  const moved = { id: 't2', name: '2', seats: 3 };
  const next = answered(order, 'follow', { now: 2_000, freshKey: 'k', moved, priced });
  expect(next).toMatchObject({
    to: { kind: 'table', table: 't2', party: SAT_DOWN },
    body: { party: SAT_DOWN, lines: [{ seat: 4 }, { seat: null }] },
  });
});
