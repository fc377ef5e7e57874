import { afterEach, expect, it, vi } from 'vitest';
import { patchRestaurant } from '../../data/session.ts';
import { running } from '../../testing/running.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { currentToasts, dismissToast } from '../../toasts/toasts.ts';
import { useStatusToasts } from './use-status-toasts.ts';

vi.mock('../../texts/texts.ts', async load => ({
  ...(await load<typeof import('../../texts/texts.ts')>()),
  t: (key: string) => key,
}));
vi.useFakeTimers();
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

const said = () => currentToasts().map(({ text }) => text);
type Venue = NonNullable<NonNullable<Parameters<typeof aSession>[0]>['restaurant']>;
const at = (over: Venue) =>
  aSession({
    restaurant: {
      functionalities: ['order'],
      order_status: 'open',
      is_currently_working_hours: true,
      ...over,
    },
  });

it('[ORDER-57] a guest who comes outside working hours is told in a toast, which goes when the venue opens', async () => {
  const screen = await running(useStatusToasts, undefined, at({ is_currently_working_hours: false }));
  expect(said()).toEqual(['menu.closed']);
  await screen.does(() => patchRestaurant('s', { is_currently_working_hours: true }));
  expect(said()).toEqual([]);
  await screen.does(() => patchRestaurant('s', { is_currently_working_hours: false }));
  expect(said()).toEqual(['menu.closed']);
  await screen.leave();
});

it('[ORDER-57] what the banner of the menu says already is not said twice; what changes is', async () => {
  const screen = await running(useStatusToasts, undefined, at({ order_status: null }), ['[data-status]']);
  expect(said()).toEqual([]);
  await screen.does(() => patchRestaurant('s', { is_currently_working_hours: false }));
  expect(said()).toEqual(['menu.closed']);
  await screen.leave();
});

it('that orders are paused is told in a toast only where the page does not say it', async () => {
  for (const [page, told] of [
    [['[data-status]'], []],
    [[], ['menu.paused']],
  ] as const) {
    const screen = await running(useStatusToasts, undefined, at({}), page);
    await screen.does(() => patchRestaurant('s', { order_status: 'temporarily_disabled' }));
    expect(said()).toEqual(told);
    await screen.leave();
  }
});

it('[ORDER-57] where nothing is ordered nobody is told of it', async () => {
  const screen = await running(
    useStatusToasts,
    undefined,
    at({ functionalities: [], is_currently_working_hours: false }),
  );
  expect(said()).toEqual([]);
  await screen.leave();
});
