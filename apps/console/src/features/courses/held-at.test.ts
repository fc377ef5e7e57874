import type { BoardOrder } from '@tableside/contract/http/console/board';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../testing/samples.ts';
import { orderPace, waitsSince } from '../board/index.ts';
import { primaryAct } from '../orders/primary-act.ts';
import { firedAt, heldAt } from './held-at.ts';

type Item = BoardOrder['items'][number];
const [sample] = aBoardOrder().items as [Item];
const dish = (name: string, over: Partial<Item> = {}): Item => ({
  ...sample,
  id: name,
  name,
  quantity: 1,
  taken_off: 0,
  is_delivered: false,
  ready_at: null,
  ...over,
});
const waiting = (name: string, course_id: string, quantity = 1) =>
  dish(name, { course_id, quantity, held: true });
const accepted_at = '2026-03-18T10:00:00.000Z';
const order = (items: Item[], over: Partial<BoardOrder> = {}): BoardOrder =>
  aBoardOrder({ status: 'active', accepted_at, wait_minutes: 20, items, ...over });

it('what waits at a table is gathered by course, as it is served, of the orders that the kitchen has', () => {
  const first = order([waiting('Cake', 'desserts'), waiting('Steak', 'mains', 2)]);
  const second = order([waiting('Fish', 'mains'), dish('Beer')], { unique_order_number: 'second' });
  const asked = order([waiting('Pie', 'mains')], { accepted_at: null, status: 'waiting_confirmation' });
  expect(
    heldAt([first, second, asked], ['starters', 'mains', 'desserts']).map(({ id, orders, ...rest }) => ({
      id,
      of: orders.length,
      ...rest,
    })),
  ).toEqual([
    { id: 'mains', of: 2, count: 3, dishes: '2 × Steak, 1 × Fish' },
    { id: 'desserts', of: 1, count: 1, dishes: '1 × Cake' },
  ]);
});

const COURSES = (mainsAt: string | null, held: boolean): Required<Pick<BoardOrder, 'courses'>> => ({
  courses: [
    { id: 'starters', held: false, at: null, by: null },
    { id: 'mains', held, at: mainsAt, by: null },
  ],
});

it('who fired a course, and when, is told of what the kitchen has: what was said last counts', () => {
  const said = (at: string | null, by: string | null, held = false): Partial<BoardOrder> => ({
    courses: [{ id: 'mains', held, at, by }],
  });
  const [early, late] = ['2026-03-18T10:20:00.000Z', '2026-03-18T10:40:00.000Z'];
  const mains = [dish('Steak', { course_id: 'mains' })];
  const first = order(mains, said(early, 'Rūta'));
  const second = order(mains, said(late, 'Jonas'));
  expect(firedAt([second, first])).toEqual([{ id: 'mains', at: late, by: 'Jonas' }]);
  // From the start, by the venue's rule, on hold once more, and of an order that nobody has accepted: nobody fired it.
  expect(
    firedAt([
      order(mains, said(accepted_at, 'Jonas')),
      order(mains, said(null, null)),
      order(mains, said(late, 'Jonas', true)),
    ]),
  ).toEqual([]);
  expect(
    firedAt([order(mains, { ...said(late, 'Jonas'), accepted_at: null, status: 'waiting_confirmation' })]),
  ).toEqual([]);
});

it('an order asks to fire its next course once all else is on the table, and is not late meanwhile', () => {
  const soup = dish('Soup', { course_id: 'starters' });
  const steak = waiting('Steak', 'mains');
  const served = { ...soup, is_delivered: true };
  const act = (...items: Item[]) => primaryAct(order(items, COURSES(null, true)), { settleCash: true });
  expect(act(soup, steak)).toMatchObject({ kind: 'deliver', items: ['Soup'], of: 1 });
  expect(act(served, steak)).toEqual({ kind: 'fire', course: 'mains' });
  const later = Date.parse(accepted_at) + 60 * 60_000;
  expect(orderPace(order([soup, steak], COURSES(null, true)), later)).toBe('late');
  expect(orderPace(order([served, steak], COURSES(null, true)), later)).toBe('calm');
});

it('its minutes count from when the course was fired that is being made', () => {
  const served = dish('Soup', { course_id: 'starters', is_delivered: true });
  const steak = dish('Steak', { course_id: 'mains' });
  const firedAt = '2026-03-18T10:40:00.000Z';
  const fired = order([served, steak], COURSES(firedAt, false));
  expect(waitsSince(fired)).toBe(firedAt);
  expect(orderPace(fired, Date.parse(firedAt) + 60_000)).toBe('calm');
  // What is not out yet has waited since the order was accepted.
  expect(waitsSince(order([{ ...served, is_delivered: false }, steak], COURSES(firedAt, false)))).toBe(
    accepted_at,
  );
});
