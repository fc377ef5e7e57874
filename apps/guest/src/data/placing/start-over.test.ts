import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '../../toasts/toasts.ts';
import { api } from '../api.ts';
import { theSender } from './sender.ts';
import { startOver } from './start-over.ts';

vi.mock('../../texts/texts.ts', () => ({ t: (key: string) => key, useT: vi.fn() }));
vi.mock('../api.ts', () => ({ api: vi.fn() }));
const body = { comment: '', tipAmount: 0, expected_total: 5 };
const kiosk = { token: 's', code: 'KIOSK 1' };
const assign = vi.fn();

beforeEach(() => {
  vi.mocked(api).mockRejectedValue(new Error('no network'));
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
  for (const { id } of currentToasts()) dismissToast(id);
});

it('[MENU-09] a kiosk whose orders are all answered starts over at once', async () => {
  await startOver(kiosk);
  expect(assign).toHaveBeenCalledWith('/KIOSK%201');
});

it.each([
  ['never left it', null, 'unsent.startOver'],
  ['may have reached the kitchen', 3, 'unsent.startOverUnsure'],
] as const)(
  '[MENU-09] who starts over is asked about an order that %s, and then it is dropped',
  async (_, seen, text) => {
    const { sender } = await theSender();
    await sender.keep('s', { body, lines: [] }, seen, false);
    await startOver(kiosk);
    expect(assign).not.toHaveBeenCalled();
    const [toast] = currentToasts();
    expect(toast?.text).toBe(text);
    toast?.action?.run();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/KIOSK%201'));
    expect(await sender.takeBack('s')).toBeNull();
    expect(vi.mocked(api).mock.calls.some(([call]) => call.includes('place-order'))).toBe(false);
  },
);
