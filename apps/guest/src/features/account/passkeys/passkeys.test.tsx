import { ApiFailure } from '@tableside/contract/client';
import { Button } from '@tableside/design';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFrom } from '../../../boot/start.ts';
import { api } from '../../../data/api.ts';
import { writeEntry } from '../../../data/cache.ts';
import { drawn } from '../../../testing/drawn.ts';
import { running } from '../../../testing/running.tsx';
import { aSession } from '../../../testing/wire-builders.ts';
import { signInFailureText } from '../error-text.ts';
import { canUsePasskeys, nameOfPhone, offersWhereTyped, proveByPasskey } from './browser.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('./browser.ts', async original => ({
  ...(await original<object>()),
  canUsePasskeys: vi.fn(),
  offersWhereTyped: vi.fn(),
  proveByPasskey: vi.fn(),
  stopAsking: vi.fn(async () => undefined),
}));
vi.mock('../../../app/navigation.ts', async original => ({
  ...(await original<object>()),
  go: vi.fn(),
  goBack: vi.fn(),
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(canUsePasskeys).mockReturnValue(true);
  vi.mocked(offersWhereTyped).mockResolvedValue(false);
  vi.mocked(api).mockImplementation(async key =>
    key === 'POST /auth/passkey-options' ? { options: { challenge: 'c' } } : { user: { uid: 'u' } },
  );
});
afterEach(() => vi.unstubAllGlobals());

const opened = async (passkeys = true) => {
  const texts = Object.assign({}, ...(['core', 'more'] as const).map(set => compileGuestSet('en', set)));
  const url = '/profile/sign-in/s';
  const session = aSession();
  startFrom(url, { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
  writeEntry('user', { user: null, providers: [], passkeys });
  const say = vi.fn();
  const onDone = vi.fn();
  const refused: unknown[] = [];
  const run = async (work: () => Promise<void>) => void (await work().catch(error => refused.push(error)));
  const page = await running(PasskeySignIn, { work: { busy: false, run, say }, onDone }, session);
  const button = () => drawn(page.value()).find(({ type }) => type === Button);
  return {
    ...page,
    ...{ say, onDone, refused, button },
    press: () =>
      page.does(async () => {
        const press = button()?.props.onClick as (() => void) | undefined;
        press?.();
        await new Promise(setImmediate);
      }),
  };
};
const asked = (): unknown[] => vi.mocked(api).mock.calls.map(([key]) => key);

it('a passkey signs in by one button', async () => {
  const { press, onDone, leave } = await opened();
  vi.mocked(proveByPasskey).mockResolvedValue({ id: 'k' } as never);
  await press();
  expect(proveByPasskey).toHaveBeenCalledWith({ challenge: 'c' }, false);
  expect(vi.mocked(api).mock.calls).toContainEqual([
    'POST /auth/sign-in/passkey',
    { body: { credential: { id: 'k' } } },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
  await leave();
});

it('there is no button where the address or the browser cannot', async () => {
  const elsewhere = await opened(false);
  expect(elsewhere.button()).toBeUndefined();
  await elsewhere.leave();
  vi.mocked(canUsePasskeys).mockReturnValue(false);
  const { button, leave } = await opened();
  expect(button()).toBeUndefined();
  expect(asked()).toEqual([]);
  await leave();
});

it('what the phone does not give is told here, what the server refuses as everywhere; nobody is signed in', async () => {
  const { press, say, refused, onDone, leave } = await opened();
  vi.mocked(proveByPasskey).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press();
  expect(say).toHaveBeenCalledWith('No passkey was used. Try again, or use your password.');
  expect(asked()).not.toContain('POST /auth/sign-in/passkey');
  vi.mocked(proveByPasskey).mockResolvedValue({ id: 'k' } as never);
  const refusal = new ApiFailure('passkey_refused', 401, '');
  vi.mocked(api).mockImplementation(async key => {
    if (key === 'POST /auth/sign-in/passkey') throw refusal;
    return { options: { challenge: 'c' } } as never;
  });
  await press();
  expect(refused).toEqual([refusal]);
  expect(signInFailureText(refusal, key => key as never)).toBe('errors.passkey_refused');
  expect(onDone).not.toHaveBeenCalled();
  await leave();
});

it('a browser that offers passkeys where the address is typed is asked for one there, without a tap', async () => {
  vi.mocked(offersWhereTyped).mockResolvedValue(true);
  vi.mocked(proveByPasskey).mockResolvedValue({ id: 'k' } as never);
  const { does, onDone, leave } = await opened();
  await does(() => new Promise(setImmediate));
  expect(proveByPasskey).toHaveBeenCalledWith({ challenge: 'c' }, true);
  expect(onDone).toHaveBeenCalledOnce();
  await leave();
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['something', null],
])('a new passkey is called after its phone: %s is %s', (agent, name) => {
  expect(nameOfPhone(agent)).toBe(name);
});
