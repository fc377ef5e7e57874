import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { expect, it, vi } from 'vitest';
import { keptSizes } from './kept-sizes.ts';

const anOrder = (): KitchenOrder => ({ lines: [] }) as unknown as KitchenOrder;
const aTicket = (): Element => ({}) as Element;

it('measures a ticket once, and anew when its order, its room or its height became another', () => {
  const measure = vi.fn(() => ({ head: 10, lines: [] }));
  const sizes = keptSizes(measure);
  const [ticket, order] = [aTicket(), anOrder()];
  const measured = (look: () => void): number => {
    measure.mockClear();
    look();
    return measure.mock.calls.length;
  };
  const look = (which = order, room = 'wide') => sizes.of(ticket, which, room);
  expect(measured(() => [look(), look(), look()])).toBe(1);
  expect(measured(() => look(order, 'narrow'))).toBe(1);
  expect(measured(() => look(anOrder(), 'narrow'))).toBe(1);
  expect(measured(() => sizes.of(aTicket(), order, 'wide'))).toBe(1);
  look();
  sizes.forget(ticket);
  expect(measured(() => [look(), look()])).toBe(1);
});
