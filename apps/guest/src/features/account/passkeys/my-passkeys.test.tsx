import { ApiFailure } from '@tableside/contract/client';
import { Button } from '@tableside/design';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { startFrom } from '../../../boot/start.ts';
import { api } from '../../../data/api.ts';
import { writeEntry } from '../../../data/cache.ts';
import { drawn } from '../../../testing/drawn.ts';
import { running } from '../../../testing/running.tsx';
import { aSession } from '../../../testing/wire-builders.ts';
import type { User } from '../user.ts';
import { canUsePasskeys, makePasskey } from './browser.ts';
import { Passkeys } from './Passkeys.tsx';
import { RemoveAll } from './RemoveAll.tsx';
import { SignInAgain } from './SignInAgain.tsx';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('./browser.ts', async original => ({
  ...(await original<object>()),
  canUsePasskeys: vi.fn(),
  makePasskey: vi.fn(),
}));

const KEYS = ['iPhone', 'Kitchen'].map(name => ({
  id: name,
  name,
  since: '2026-11-01T10:00:00.000Z',
  used: null,
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(canUsePasskeys).mockReturnValue(true);
});

const opened = async () => {
  const texts = Object.assign({}, ...(['core', 'more'] as const).map(set => compileGuestSet('en', set)));
  const session = aSession();
  startFrom(
    '/profile/details/s',
    { language: 'en', token: 's', session, failure: null, texts, textFiles: {} },
    null,
  );
  writeEntry('user', { user: null, providers: [], passkeys: true });
  writeEntry('passkeys:u', { passkeys: KEYS });
  const run = async (work: () => Promise<void>) => void (await work().catch(() => undefined));
  const work = { busy: false, run, say: vi.fn() };
  const page = await running(Passkeys, { work, user: { uid: 'u', email: 'a@b.test' } as User }, session);
  const find = (type: unknown) => drawn(page.value()).find(each => each.type === type);
  const does = (name: string, of: unknown) =>
    page.does(async () => {
      (find(of)?.props[name] as (() => void) | undefined)?.();
      await new Promise(setImmediate);
    });
  return { ...page, find, press: does };
};

it('a passkey that needs a fresh sign-in asks for one here, and the button comes back after it', async () => {
  vi.mocked(api).mockRejectedValue(new ApiFailure('sign_in_again', 403, ''));
  const { find, press, leave } = await opened();
  expect(find(SignInAgain)).toBeUndefined();
  await press('onClick', Button);
  expect(find(SignInAgain)).toBeDefined();
  expect(find(Button)).toBeUndefined();
  expect(makePasskey).not.toHaveBeenCalled();
  await press('onDone', SignInAgain);
  expect(find(SignInAgain)).toBeUndefined();
  expect(find(Button)).toBeDefined();
  await leave();
});

it('all of them are removed at once', async () => {
  vi.mocked(api).mockResolvedValue({ passkeys: [] } as never);
  const { find, press, leave } = await opened();
  await press('onRemove', RemoveAll);
  expect(vi.mocked(api).mock.calls).toContainEqual([
    'POST /profile/remove-passkeys',
    { body: { language: 'en' } },
  ]);
  expect(find(RemoveAll)).toBeUndefined();
  await leave();
});
