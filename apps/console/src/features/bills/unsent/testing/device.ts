import { memoryTable } from '@tableside/contract/kept/table';
import { minor } from '@tableside/domain/money';
import type { DraftLine } from '../../pad/draft.ts';
import { padAt } from '../../pad/kept-pads.ts';
import { answered } from '../answer.ts';
import { sendUnsent, waitingOf } from '../send-unsent.ts';
import { type UnsentOrder, unsentOf } from '../unsent-order.ts';

// A waiter's device without a line, for the tests of what is taken on it.

export const SAT_DOWN = '2026-03-06T18:00:00.000Z';
export const dish = (id: string, unit = 500): DraftLine => ({
  key: id,
  name: `Dish ${id}`,
  details: '',
  unit: minor(unit),
  quantity: 2,
  wire: { menu_item_id: id, variation_id: null, option_ids: [], quantity: 2, note: '' },
});
export const failure = (code: string, http: number, details: object = {}) =>
  Object.assign(new Error(code), { name: 'ApiFailure', code, http, details });

export const at = { person: 'ona', venue: 'v' };
export const taken = (
  token: string,
  now: number,
  more: Partial<Parameters<typeof unsentOf>[0]> = {},
): UnsentOrder =>
  unsentOf({
    ...at,
    token,
    now,
    place: padAt.table('t1'),
    to: { kind: 'table', table: 't1', party: SAT_DOWN },
    tableName: '1',
    lines: [dish('soup')],
    earlier: null,
    ...more,
  });

/** A device, and a server that answers as it is told; unanswered, it takes every order under its key once. */
export const aDevice = async (...orders: UnsentOrder[]) => {
  const table = memoryTable<UnsentOrder>();
  for (const order of orders) await table.put(order);
  const calls: string[] = [];
  const kitchen = new Map<string, unknown>();
  const answers: Error[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const alone = <T>(run: () => Promise<T>): Promise<T> => {
    const mine = turn.then(run, run);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const device = {
    table,
    calls,
    kitchen,
    /** What the next tries are answered with. */
    refuse: (...errors: Error[]) => void answers.push(...errors),
    clock: { now: 10_000 },
    onArrival: (): void => undefined,
    /** Who is signed in on the device, where that is somebody else than who sends. */
    taker: null as string | null,
    send: async (of = at) =>
      (
        await sendUnsent({
          table,
          of,
          present: () => (device.taker ?? of.person) === of.person,
          alone,
          now: () => device.clock.now,
          changed: () => undefined,
          place: async ({ key, body, token }) => {
            calls.push(token);
            const refusal = answers.shift();
            if (refusal) throw refusal;
            kitchen.set(key, body);
            device.onArrival();
          },
        })
      ).length,
    waiting: async (of = at) => waitingOf(await table.all(), of),
    answer: async (token: string, choice: Parameters<typeof answered>[1], freshKey: string) => {
      const order = (await table.get(token)) as UnsentOrder;
      const more = {
        now: device.clock.now,
        freshKey,
        moved: null,
        priced: (line: DraftLine) => ({ ...line, unit: minor(600) }),
      };
      const next = answered(order, choice, more);
      if (next) await table.put(next);
      else await table.remove(token);
    },
  };
  return device;
};
