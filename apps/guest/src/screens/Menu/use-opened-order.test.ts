import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go, isBack, renameHere, useQuery } from '../../app/navigation.ts';
import { running } from '../../testing/running.tsx';
import { useOpenedOrder } from './use-opened-order.ts';

vi.mock('../../app/navigation.ts', () => ({
  go: vi.fn(),
  isBack: vi.fn(),
  renameHere: vi.fn(),
  useQuery: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(go).mockReset();
  vi.mocked(renameHere).mockReset();
});
afterEach(() => void vi.unstubAllGlobals());
const askedWith = (query: string) => {
  vi.mocked(useQuery).mockReturnValue(new URLSearchParams(query));
  return running(useOpenedOrder, 's');
};

it.each(['order=N1', 'orderNumber=N1'])(
  '[MENU-02] [MENU-38] [MENU-39] the menu asked with %s opens that order and cleans its address',
  async query => {
    const menu = await askedWith(query);
    expect(menu.value().number).toBe('N1');
    expect(vi.mocked(renameHere).mock.calls).toEqual([['/menu/s']]);
    await menu.does(now => now.close());
    expect(menu.value().number).toBeNull();
    await menu.leave();
  },
);

it('[MENU-02] [MENU-37] what a bank sends back goes to the screen that hands it on, in place of the menu', async () => {
  const menu = await askedWith('order-token=x&order=N1');
  expect(vi.mocked(go).mock.calls).toEqual([
    ['/payment-status/s?origin=order&order-token=x', { replace: true }],
  ]);
  expect(menu.value().number).toBeNull();
  expect(renameHere).not.toHaveBeenCalled();
  await menu.leave();
});

it('Back to the menu finds the order open that the guest went on from, a link to the menu does not', async () => {
  for (const back of [true, false]) {
    const menu = await askedWith('order=N1');
    await menu.leave();
    vi.mocked(isBack).mockReturnValue(back);
    const again = await askedWith('');
    expect(again.value().number).toBe(back ? 'N1' : null);
    await again.does(now => now.close());
    await again.leave();
    const closed = await askedWith('');
    expect(closed.value().number).toBeNull();
    await closed.leave();
  }
});

it('a menu asked for as it is opens nothing', async () => {
  const menu = await askedWith('');
  expect(menu.value().number).toBeNull();
  expect(renameHere).not.toHaveBeenCalled();
  await menu.leave();
});
