import { expect, it } from 'vitest';
import { aBoardOrder } from '../../testing/samples.ts';
import { ordersOfParty } from './orders-of-party.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute)).toISOString();
const order = (order_id: string, placed: number, closed: number | null = null, table_id = 't-7') =>
  aBoardOrder({ order_id, table_id, placed_at: at(placed), closed_at: closed === null ? null : at(closed) });
const ORDERS = [
  order('eaten', 0, 10),
  order('left to the kitchen', 5),
  order('theirs', 20),
  order('theirs, brought', 21, 25),
  order('elsewhere', 22, null, 't-8'),
];
const numbers = (opened_at: string | null) =>
  ordersOfParty(ORDERS, { id: 't-7', opened_at }).map(({ order_id }) => order_id);

it('shows at a table what its party ordered, and nothing of who sat there before', () => {
  expect(numbers(at(20))).toEqual(['theirs', 'theirs, brought']);
});

it('shows where nobody sits what is still being made', () => {
  expect(numbers(null)).toEqual(['left to the kitchen', 'theirs']);
});
