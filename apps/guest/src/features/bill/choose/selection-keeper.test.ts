import { expect, it, vi } from 'vitest';
import { aBill, aBillItem } from '../../../testing/wire-builders.ts';
import type { SelectItemsAnswer } from '../api.ts';
import { createSelectionKeeper } from './selection-keeper.ts';

type Asked = {
  readonly items: readonly string[];
  readonly answer: (over?: Partial<SelectItemsAnswer>) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};
const tick = () => new Promise<void>(resolve => setImmediate(resolve));

const aKeeper = (held: readonly string[] = [], offered = held) => {
  const asked: Asked[] = [];
  const retries: (() => void)[] = [];
  const world = {
    send: vi.fn(
      (items: readonly string[]) =>
        new Promise<SelectItemsAnswer>((resolve, reject) => {
          asked.push({
            items,
            answer: over => {
              resolve({
                user_selected: [...items],
                others_selected: [],
                cannot_select_order_items: [],
                message: null,
                held_until: null,
                ...over,
              });
              return tick();
            },
            fail: error => {
              reject(error);
              return tick();
            },
          });
        }),
    ),
    isUnanswered: (error: unknown) => error === 'offline',
    later: (run: () => void) => {
      retries.push(run);
      return () => undefined;
    },
    onLost: vi.fn(),
    onDiscount: vi.fn(),
    onFailure: vi.fn(),
  };
  return { keeper: createSelectionKeeper(world, held, offered), asked, retries, world };
};

it('[SPLIT-03] a tick shows before the server answers, and is sent at once', () => {
  const { keeper, asked } = aKeeper();
  keeper.toggle('soup');
  expect(keeper.current().wanted).toEqual(['soup']);
  expect(asked.map(({ items }) => items)).toEqual([['soup']]);
});

it('quick taps become two calls, the second with all of them', async () => {
  const { keeper, asked } = aKeeper();
  for (const id of ['a', 'b', 'c', 'd']) keeper.toggle(id);
  await asked[0]?.answer();
  expect(asked.map(({ items }) => items)).toEqual([['a'], ['a', 'b', 'c', 'd']]);
});

it('[SPLIT-07] who was second loses the tick and is told which', async () => {
  const { keeper, asked, world } = aKeeper();
  keeper.choose(['soup', 'steak']);
  await asked[0]?.answer({ user_selected: ['soup'], cannot_select_order_items: ['steak'] });
  expect(keeper.current().wanted).toEqual(['soup']);
  expect(world.onLost).toHaveBeenCalledExactlyOnceWith(['steak']);
});

it('[SPLIT-08] a discount of the whole bill clears the selection and is told once', async () => {
  const { keeper, asked, world } = aKeeper();
  keeper.choose(['soup']);
  await asked[0]?.answer({
    user_selected: [],
    cannot_select_order_items: ['soup'],
    message: 'Order has discount applied',
  });
  expect(keeper.current().wanted).toEqual([]);
  expect(world.onDiscount).toHaveBeenCalledOnce();
  expect(world.onLost).not.toHaveBeenCalled();
});

it('a dish that the event took away is told of once, not again by the answer', async () => {
  const { keeper, asked, world } = aKeeper();
  keeper.toggle('soup');
  keeper.receive(aBill({ items: [aBillItem({ id: 'soup', held_by: 2 })] }), 1);
  await asked[0]?.answer({ user_selected: [], cannot_select_order_items: ['soup'] });
  expect(world.onLost).toHaveBeenCalledOnce();
});

it('without a network the tick stays and is sent again later', async () => {
  const { keeper, asked, retries, world } = aKeeper();
  keeper.toggle('soup');
  await asked[0]?.fail('offline');
  expect(keeper.current().wanted).toEqual(['soup']);
  expect(world.onFailure).not.toHaveBeenCalled();
  retries[0]?.();
  expect(asked.map(({ items }) => items)).toEqual([['soup'], ['soup']]);
});

it('a refusal takes the tick back and is told', async () => {
  const { keeper, asked, world } = aKeeper(['wine']);
  keeper.toggle('soup');
  await asked[0]?.fail('order_not_found');
  expect(keeper.current().wanted).toEqual(['wine']);
  expect(world.onFailure).toHaveBeenCalledExactlyOnceWith('order_not_found');
});

it('renews what is held by asking for it again, and nothing where nothing is held', async () => {
  const { keeper, asked } = aKeeper();
  keeper.renew();
  expect(asked).toHaveLength(0);
  keeper.toggle('soup');
  await asked[0]?.answer();
  keeper.renew();
  expect(asked.map(({ items }) => items)).toEqual([['soup'], ['soup']]);
});

it('[SPLIT-10] letting go is sent at once, and again after a call that was under way', async () => {
  const { keeper, asked } = aKeeper();
  keeper.toggle('soup');
  keeper.release();
  expect(keeper.current().wanted).toEqual([]);
  expect(asked.map(({ items }) => items)).toEqual([['soup'], []]);
  await asked[0]?.answer();
  expect(asked.map(({ items }) => items)).toEqual([['soup'], [], []]);
});

it('waits until the server knows everything before going on to pay', async () => {
  const { keeper, asked } = aKeeper();
  const done = vi.fn();
  keeper.toggle('soup');
  keeper.toggle('wine');
  const waiting = keeper.settled().then(done);
  await asked[0]?.answer();
  expect(done).not.toHaveBeenCalled();
  await asked[1]?.answer();
  await waiting;
  expect(done).toHaveBeenCalled();
});

it('what is offered is held with the word to pay, and a look at it is in nobody’s way', async () => {
  const { keeper, asked } = aKeeper([], ['soup', 'tea']);
  keeper.renew();
  expect(keeper.release()).toEqual([]);
  expect(asked).toEqual([]);
  expect(keeper.current().wanted).toEqual(['soup', 'tea']);

  keeper.hold();
  expect(asked.map(({ items }) => items)).toEqual([['soup', 'tea']]);
  await asked[0]?.answer({ user_selected: ['tea'], cannot_select_order_items: ['soup'] });
  await keeper.settled();
  expect(keeper.current().wanted).toEqual(['tea']);
  expect(keeper.release()).toEqual(['tea']);
});
