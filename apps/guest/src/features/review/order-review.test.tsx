import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { OrderInfo } from '../orders/details/OrderInfo.tsx';

// The parts that come late are there already: what a screen shows once they are is drawn.
vi.mock('../../app/late-parts.ts', async () => {
  const parts = await import('./review-parts.ts');
  return { lateParts: () => ({ useParts: (wanted: boolean) => (wanted ? parts : undefined) }) };
});
// Its dialog is closed, and stands beside the page: on the server there is no such place.
vi.mock('react-dom', async original => ({ ...(await original<object>()), createPortal: () => null }));
beforeEach(() => vi.stubGlobal('document', { body: null }));
afterEach(() => vi.unstubAllGlobals());

const asks = (over: Parameters<typeof anOrder>[0], reviews = true) =>
  shown(<OrderInfo order={anOrder(over)} />, { session: aSession({ restaurant: { reviews } }) });

it('[ORDER-12] [REVIEW-04] an order that was served asks how it was, with the five stars', () => {
  const { text, names } = asks({ status: 'closed' });
  expect(text).toContain('How was it?');
  expect(names).toEqual(expect.arrayContaining(['Terrible (1/5)', 'Excellent (5/5)']));
});

it.each([
  ['one that is being made', { status: 'active' }, true],
  ['one of a venue that asks nobody', { status: 'closed' }, false],
] as const)('[ORDER-12] [REVIEW-04] %s does not', (_, over, reviews) => {
  expect(asks(over, reviews).text).not.toContain('How was it?');
});
