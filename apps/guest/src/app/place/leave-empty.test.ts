import { beforeEach, expect, it, vi } from 'vitest';
import { running } from '../../testing/running.tsx';
import { go, isBack } from '../navigation.ts';
import { useLeaveEmpty } from './leave-empty.ts';

vi.mock('../navigation.ts', async original => ({
  ...(await original<object>()),
  go: vi.fn(),
  isBack: vi.fn(),
}));

beforeEach(() => vi.clearAllMocks());

type Cart = { readonly known: boolean; readonly empty: boolean };
const cart = async (back: boolean, ...steps: readonly Cart[]) => {
  vi.mocked(isBack).mockReturnValue(back);
  const [first = { known: false, empty: false }, ...rest] = steps;
  const screen = await running(({ known, empty }: Cart) => useLeaveEmpty(known, empty, '/menu/s'), first);
  for (const step of rest) await screen.again(step);
  await screen.leave();
};

it('Back to a cart that was ordered leads on, once it is known to be empty', async () => {
  await cart(true, { known: false, empty: false }, { known: true, empty: true });
  expect(go).toHaveBeenCalledExactlyOnceWith('/menu/s', { replace: true, keepScroll: true });
});

it.each([
  { what: 'a cart that a link leads to', back: false, steps: [{ known: true, empty: true }] },
  {
    what: 'one that is emptied while it is looked at',
    back: true,
    steps: [
      { known: true, empty: false },
      { known: true, empty: true },
    ],
  },
])('stays on $what', async ({ back, steps }) => {
  await cart(back, ...steps);
  expect(go).not.toHaveBeenCalled();
});
