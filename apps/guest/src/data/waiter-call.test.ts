import { beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, showToast } from '../toasts/toasts.ts';
import { hearOfCall } from './waiter-call.ts';

vi.mock('../toasts/toasts.ts', () => ({ dismissToast: vi.fn(), showToast: vi.fn() }));
vi.mock('../texts/texts.ts', () => ({ loadMoreTexts: async () => undefined, t: (key: string) => key }));
beforeEach(() => vi.clearAllMocks());

it.each([
  ['somebody goes', { taken: true, done: false }, 'waiter.called'],
  ['who went cannot go after all', { taken: false, done: false }, 'waiter.told'],
])('says that %s', async (_, news, text) => {
  await hearOfCall(news);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'waiter', text }));
});

it('promises nobody once the call is over', async () => {
  await hearOfCall({ taken: true, done: true });
  expect(showToast).not.toHaveBeenCalled();
  expect(dismissToast).toHaveBeenCalledExactlyOnceWith('waiter');
});
