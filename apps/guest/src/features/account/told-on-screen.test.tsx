import { ApiFailure } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFrom } from '../../boot/start.ts';
import { api } from '../../data/api.ts';
import { writeEntry } from '../../data/cache.ts';
import NewUserForm from '../../screens/NewUserForm/index.tsx';
import SignIn from '../../screens/SignIn/index.tsx';
import SignUp from '../../screens/SignUp/index.tsx';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { AccountPage } from './AccountPage.tsx';
import { EmailField } from './fields/EmailField.tsx';
import { PasswordField } from './fields/PasswordField.tsx';

vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../app/place/first-wrong.ts', () => ({ focusFirstWrong: vi.fn() }));
vi.mock('../../app/navigation.ts', async original => ({
  ...(await original<object>()),
  go: vi.fn(),
  goBack: vi.fn(),
}));

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

const session = aSession();
const begin = (url: string, user: object | null = null) => {
  const texts = Object.assign({}, ...(['core', 'more'] as const).map(set => compileGuestSet('en', set)));
  startFrom(url, { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
  writeEntry('user', { user, providers: [], passkeys: false });
};
type Screen = (props: { params: object }) => ReactElement;
const opened = async (screen: unknown, url: string) => {
  begin(url);
  const page = await running(screen as Screen, { params: {} }, session);
  const parts = (type: unknown) =>
    drawn(page.value())
      .filter(each => each.type === type)
      .map(({ props }) => props);
  return {
    ...page,
    parts,
    alert: () => parts(AccountPage)[0]?.alert,
    types: (field: unknown, words: string, at = 0) => page.does(() => parts(field)[at]?.onChange?.(words)),
    submits: () =>
      page.does(async () => {
        const submit = parts('form')[0]?.onSubmit as (event: object) => void;
        submit({ preventDefault: () => undefined });
        await new Promise(setImmediate);
      }),
  };
};

it.each([
  ['[PROFILE-19]', 'account-exists-with-different-credential', /another way/],
  ['[PROFILE-21]', 'user-not-found', /do not know this account/],
  ['[PROFILE-26]', 'popup-closed-by-user', /window was closed/],
  ['[PROFILE-27]', 'operation-not-allowed', /^operation-not-allowed$/],
  ['[PROFILE-28]', 'invalid-credential', /^invalid-credential$/],
  ['[PROFILE-29]', 'anything-else', /^Signing in did not work/],
])('%s who comes back from a provider with %s reads it in the banner', async (_, error, words) => {
  for (const [screen, path] of [
    [SignIn, 'sign-in'],
    [SignUp, 'sign-up'],
  ] as const) {
    const { alert, leave } = await opened(screen, `/profile/${path}/s?error=${error}`);
    expect(alert()).toMatch(words);
    await leave();
  }
});

it.each([
  ['[PROFILE-20]', 'wrong_password', 'E-mail or password is not right. Please try again.'],
  ['[PROFILE-29]', 'server_error', 'Signing in did not work. Please try again.'],
] as const)('%s a sign-in that our server refuses with %s says so in the banner', async (_, code, words) => {
  const { alert, types, submits, leave } = await opened(SignIn, '/profile/sign-in/s');
  await types(EmailField, 'ruta@example.test');
  await types(PasswordField, 'red bicycle');
  vi.mocked(api).mockRejectedValueOnce(new ApiFailure(code as ErrorCode, 401, ''));
  await submits();
  expect(alert()).toBe(words);
  await leave();
});

it('[PROFILE-24] an address that has an account already is told in the banner of sign-up', async () => {
  const { alert, parts, does, types, submits, leave } = await opened(SignUp, '/profile/sign-up/s');
  await types(EmailField, 'ruta@example.test');
  await types(PasswordField, 'green bicycle', 0);
  await types(PasswordField, 'green bicycle', 1);
  const terms = parts('input').find(({ type }) => type === 'checkbox');
  await does(() => terms?.onChange?.({ currentTarget: { checked: true } }));
  vi.mocked(api).mockRejectedValueOnce(new ApiFailure('email_already_in_use', 409, ''));
  await submits();
  expect(alert()).toBe('There is an account with this e-mail already. Sign in instead.');
  await leave();
});

it.each([
  [
    '[PROFILE-22] [PROFILE-12]',
    ['ruta@example.test', 'green bicycle', 'green bicycles'],
    [null, null, /not the same/],
  ],
  ['[PROFILE-23]', ['ruta', 'green bicycle', 'green bicycle'], [/does not look right/, null, null]],
  ['[PROFILE-25] [PROFILE-13]', ['ruta@example.test', 'short', 'short'], [null, /easy to guess/, null]],
])('%s what is wrong of a sign-up stands at its field, and nothing is sent', async (_, typed, problems) => {
  const { parts, types, submits, leave } = await opened(SignUp, '/profile/sign-up/s');
  const [email = '', password = '', repeat = ''] = typed;
  await types(EmailField, email);
  await types(PasswordField, password, 0);
  await types(PasswordField, repeat, 1);
  await submits();
  const said = [...parts(EmailField), ...parts(PasswordField)].map(({ error }) => error);
  expect(said).toEqual(problems.map(words => words && expect.stringMatching(words)));
  expect(api).not.toHaveBeenCalled();
  await leave();
});

it('[ENTITY-74] [LOYAL-41] the first name is sent as the name, with phone, city and birth date', async () => {
  const wallet = { name: 'Rūta', phone_number: '+37061234567', city: 'Vilnius', birth_date: '1990-02-28' };
  begin('/profile/new-user-form/s', {
    uid: 'u',
    displayName: 'R.',
    wallet_details: wallet,
    loyalty_programs: [],
  });
  const page = await running(NewUserForm as unknown as Screen, { params: {} }, session);
  const details = drawn(page.value()).find(({ props }) => 'user' in props) as ReactElement<object>;
  await page.leave();
  const form = await running(details.type as (props: object) => ReactElement, details.props, session);
  const [name] = drawn(form.value()).filter(({ props }) => props.label === 'First name');
  await form.does(() => name?.props.onChange?.({ currentTarget: { value: 'Jonas' } }));
  vi.mocked(api).mockResolvedValue({ user: null, cart: [], revision: 1 });
  const submit = drawn(form.value()).find(({ type }) => type === 'form')?.props.onSubmit as (
    event: object,
  ) => Promise<void>;
  await form.does(async () => {
    await submit({ preventDefault: () => undefined });
    await new Promise(setImmediate);
  });
  expect(vi.mocked(api).mock.calls[0]).toEqual([
    'POST /loyalty/update-user',
    { body: { ...wallet, name: 'Jonas' } },
  ]);
  await form.leave();
});
