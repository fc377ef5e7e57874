import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { running } from '../../../testing/running.tsx';
import { aSession } from '../../../testing/wire-builders.ts';
import { newGuest } from '../../kiosk-parts/new-guest.ts';
import { OrderOver } from '../../kiosk-parts/OrderOver.tsx';
import KioskFace from './KioskFace.tsx';

vi.mock('../../kiosk-parts/new-guest.ts', () => ({ newGuest: vi.fn() }));

const session = aSession({ table: { order_type: 'self_service' } });
const atKiosk = { ...session, kiosk: { name: 'Entrance', terminal_name: 'T1' } } as typeof session;
const posted = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('parent', { postMessage: posted });
  vi.stubGlobal('location', new URL('https://x.test/menu/s'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[KIOSK-07] [KIOSK-08] a wrapper around the page', () => {
  const says = (data: unknown, origin = 'https://x.test') =>
    Object.assign(new Event('message'), { origin, data });

  it('hears what happens, as {type, payload}', async () => {
    const page = await running(KioskFace, {} as never, atKiosk);
    await page.leave();
    const over = await running(OrderOver, { number: '17' }, atKiosk);
    expect(posted.mock.calls).toEqual([
      [{ type: 'kiosk-ready', payload: { kiosk: 'Entrance' } }, 'https://x.test'],
      [{ type: 'order-sent', payload: { number: '17' } }, 'https://x.test'],
    ]);
    await over.leave();
  });

  it('asks for the next guest; another origin and other words are nobody’s', async () => {
    const page = await running(KioskFace, {} as never, atKiosk);
    for (const message of [
      says({ type: 'new-guest' }, 'https://evil.test'),
      says({ type: 'constructor' }),
      says('new-guest'),
    ])
      dispatchEvent(message);
    expect(newGuest).not.toHaveBeenCalled();
    dispatchEvent(says({ type: 'new-guest' }));
    expect(newGuest).toHaveBeenCalledTimes(1);
    await page.leave();
    dispatchEvent(says({ type: 'new-guest' }));
    expect(newGuest).toHaveBeenCalledTimes(1);
  });
});
