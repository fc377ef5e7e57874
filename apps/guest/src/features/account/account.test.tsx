import { ApiFailure } from '@tableside/contract/client';
import { SIGN_IN_ERRORS } from '@tableside/domain/account';
import { createTranslate } from '@tableside/i18n';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import NewUserForm from '../../screens/NewUserForm/index.tsx';
import { walletProblems, withCallingCode } from '../../screens/NewUserForm/problems.ts';
import Profile from '../../screens/Profile/index.tsx';
import ProfileDetails from '../../screens/ProfileDetails/index.tsx';
import SignIn from '../../screens/SignIn/index.tsx';
import SignUp from '../../screens/SignUp/index.tsx';
import { signUpProblems } from '../../screens/SignUp/problems.ts';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { signInErrorText, signInFailureText } from './error-text.ts';
import type { User } from './user.ts';

const t = createTranslate(
  'en',
  { ...compileGuestSet('en', 'core'), ...compileGuestSet('en', 'more') },
  () => undefined,
);
const params = { session: 's' };
const aUser = (over: Partial<User> = {}): User => ({
  uid: 'u',
  displayName: 'Rūta P.',
  photoURL: null,
  email: 'ruta@example.test',
  emailVerified: false,
  phone_number: null,
  metadata: { creationTime: '2026-03-18T10:00:00.000Z' },
  wallet_details: null,
  loyalty_programs: [],
  terms: { version: '2026-11', agreed_at: '2026-03-18T10:00:00.000Z' },
  ...over,
});
const screen = (node: ReactNode, user: User | null = null, url = '/profile/s', session = aSession()) =>
  shown(node, { url, session, more: { user: { user, providers: ['google'], passkeys: false } } });

describe('the screens of a guest’s account', () => {
  it('[PROFILE-01] [PROFILE-02] [PROFILE-03] [PROFILE-04] [PROFILE-05] have the documents’ addresses', () => {
    const named = [
      '/profile/x',
      '/profile/details/x',
      '/profile/new-user-form/x',
      '/profile/sign-up/x',
      '/profile/sign-in/x',
    ].map(path => matchPath(path));
    expect(named.map(match => match?.name)).toEqual([
      'Profile',
      'ProfileDetails',
      'NewUserForm',
      'SignUp',
      'SignIn',
    ]);
  });

  it('[PROFILE-07] sign-in asks for e-mail and password, and hands the redirect on', () => {
    const { html, control } = screen(<SignIn params={params} />, null, '/profile/sign-in/s?redirect=/cart/s');
    expect(html.match(/<input[^>]*>/g)?.map(tag => /type="(\w+)"/.exec(tag)?.[1])).toEqual([
      'email',
      'password',
    ]);
    expect(html.match(/<input[^>]*required/g)).toHaveLength(2);
    expect(control('Create an account').href).toBe('/profile/sign-up/s?redirect=%2Fcart%2Fs');
    const foreign = screen(<SignIn params={params} />, null, '/profile/sign-in/s?redirect=//evil.example');
    expect(foreign.control('Create an account').href).toBe('/profile/sign-up/s');
  });

  it('[PROFILE-11] [PROFILE-32] sign-up asks for e-mail, password, the same again, and the terms', () => {
    const { html, text } = screen(<SignUp params={params} />);
    expect(html.match(/<input[^>]*>/g)?.map(tag => /type="(\w+)"/.exec(tag)?.[1])).toEqual([
      'email',
      'password',
      'password',
      'checkbox',
    ]);
    expect(text).toContain('I agree to the terms');
    expect(text).toContain('Ordering and paying never need an account');
  });

  it('[PROFILE-14] the form of a new user asks for first name, phone, city and birth date', () => {
    const { html, text } = screen(<NewUserForm params={params} />, aUser());
    for (const label of ['First name', 'Phone number', 'City', 'Date of birth'])
      expect(text).toContain(label);
    expect(html.match(/<input[^>]*required/g)).toHaveLength(4);
    expect(html).toMatch(/type="tel"/);
    expect(html).toContain('value="Rūta P."');
  });

  it('[PROFILE-17] [PROFILE-33] the profile shows address, name, since when, photo, and the way to the details', () => {
    for (const node of [<Profile key="p" params={params} />, <ProfileDetails key="d" params={params} />]) {
      const { text, html } = screen(node, aUser({ photoURL: 'https://photos.example/ruta' }));
      expect(text).toContain('ruta@example.test');
      expect(text).toContain('Rūta P.');
      expect(text).toContain('With us since March 18, 2026');
      expect(html).toContain('src="https://photos.example/ruta"');
    }
    expect(screen(<Profile params={params} />, aUser()).control('Your details').href).toBe(
      '/profile/new-user-form/s',
    );
    const { control } = screen(<ProfileDetails params={params} />, aUser());
    expect(control('Take my data with me').href).toBe('/api/profile/export');
    expect(control('Erase my account').disabled).toBe(false);
  });

  it('[PROFILE-17] [PROFILE-33] the profile has a card for each programme that the guest joined', () => {
    const card = {
      id: 'p',
      name: 'Regulars',
      venue: 'Sodas',
      loyalty_card_number: '2912345678905',
      card_color: '#112233',
      card_secondary_color: '#0d1a26',
      is_external: false,
      external_data: null,
      joined_at: '2026-03-18T10:00:00.000Z',
      expires_at: null,
      points: null,
      tiers: null,
      offers: [],
      mail: null,
      answers: [],
    };
    const { control } = screen(<Profile params={params} />, aUser({ loyalty_programs: [card] }));
    expect(control(/Regulars/).href).toBe('/profile/loyalty-program-details/s?loyaltyProgramId=p');
  });

  it('[PROFILE-17] the profile of a guest without a name says the address once', () => {
    const { text } = screen(<Profile params={params} />, aUser({ displayName: null }));
    expect(text.split('ruta@example.test')).toHaveLength(2);
  });

  it('[PROFILE-18] wait while it is not known who is signed in, and then say so', () => {
    expect(shown(<Profile params={params} />).text).not.toContain('You are not signed in');
    const { control } = screen(<Profile params={params} />, null, '/profile/s');
    expect(control('Sign in').href).toBe('/profile/sign-in/s?redirect=%2Fprofile%2Fs');
  });

  it('sign nobody in from a preview', () => {
    const preview = aSession({ mode: 'preview' } as never);
    const { html, text } = screen(<SignIn params={params} />, null, '/profile/sign-in/s', preview);
    expect(html).not.toContain('type="password"');
    expect(text).toContain('This is a preview');
  });
});

describe('what is wrong before anything is sent', () => {
  const right = {
    email: 'ruta@example.test',
    password: 'green bicycle',
    repeat: 'green bicycle',
    terms: true,
  };

  it.each([
    [{}, {}],
    [{ repeat: 'green bicycles' }, { repeat: 'passwords-do-not-match' }],
    [{ password: 'short', repeat: 'short' }, { password: 'weak-password' }],
    [{ email: 'ruta' }, { email: 'invalid-email' }],
    [{ terms: false }, { terms: true }],
    [
      { email: '', password: '', repeat: '' },
      { email: 'required', password: 'required', repeat: 'required' },
    ],
  ])('[PROFILE-12] [PROFILE-13] [PROFILE-31] with %j of a sign-up is %j', (over, problems) => {
    expect(signUpProblems({ ...right, ...over })).toEqual(problems);
    expect(t('screens.register.agreeToTerms')).toBe('Please agree to the terms to go on.');
  });

  const wallet = { name: 'Rūta', phone_number: '612 34567', city: 'Vilnius', birth_date: '1990-02-28' };
  it.each([
    [{}, {}],
    [{ phone_number: '+44 20 7946 0958' }, {}],
    [{ phone_number: 'phone' }, { phone_number: 'generic.invalidPhone' }],
    [{ phone_number: '12' }, { phone_number: 'generic.invalidPhone' }],
    [{ birth_date: '28.02.1990' }, { birth_date: 'generic.invalidBirthDate' }],
    [{ birth_date: '1990-02-30' }, { birth_date: 'generic.invalidBirthDate' }],
    [
      { name: ' ', phone_number: '', city: '', birth_date: '' },
      {
        name: 'generic.requiredField',
        phone_number: 'generic.requiredField',
        city: 'generic.requiredField',
        birth_date: 'generic.requiredField',
      },
    ],
  ])('[PROFILE-14] [PROFILE-15] [PROFILE-16] with %j of the details is %j', (over, problems) => {
    expect(walletProblems({ ...wallet, ...over }, 'LT', '2026-03-18')).toEqual(problems);
  });

  it.each([
    ['612 34567', '+37061234567'],
    ['8 612 34567', '+37061234567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('the number %s goes out as %s', (typed, sent) => {
    expect(withCallingCode(typed, 'lt')).toBe(sent);
  });
});

describe('a failure of signing in', () => {
  it('[PROFILE-19] [PROFILE-20] [PROFILE-21] [PROFILE-22] [PROFILE-23] [PROFILE-24] [PROFILE-25] [PROFILE-26] is told in words of its own', () => {
    const words = SIGN_IN_ERRORS.map(error => signInErrorText(error, t));
    expect(new Set(words).size).toBe(8);
    expect(words).not.toContain(t('account.error.generic'));
    const wrong = new ApiFailure('wrong_password', 401, 'wrong-password');
    expect(signInFailureText(wrong, t)).toBe(words[SIGN_IN_ERRORS.indexOf('wrong-password')]);
  });

  it('[PROFILE-27] [PROFILE-28] [PROFILE-29] is told raw, or by the words for everything else', () => {
    expect(signInErrorText('operation-not-allowed', t)).toBe('operation-not-allowed');
    expect(signInErrorText('invalid_credential', t)).toBe('invalid-credential');
    expect(signInFailureText(new Error('x'), t)).toBe('Signing in did not work. Please try again.');
  });
});
