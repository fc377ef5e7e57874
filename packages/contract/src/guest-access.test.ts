import { expect, it } from 'vitest';
import type { CallSpec } from './define.ts';
import { consoleCalls, guestCalls } from './http/index.ts';

it('[APP-03] nothing but loyalty and the profile asks a guest for an account, and nothing of theirs is for staff', () => {
  const closed = Object.entries(guestCalls).filter(
    ([path, { access }]) =>
      access !== 'public' && access !== 'session' && !/\/(?:loyalty|profile|register)\b/.test(path),
  );
  expect(closed.map(([path]) => path)).toEqual([]);
  expect(Object.keys(guestCalls).length).toBeGreaterThan(40);
});

// Staff do sign in and have screens of their own: the console.
it('[APP-02] [APP-15] staff have calls of their own behind their sign-in and role; what guests may do hangs on no role', () => {
  const calls: readonly (readonly [string, CallSpec])[] = Object.entries(consoleCalls);
  const open = calls.filter(([, { access }]) => access === 'public' || access === 'session');
  // Whoever signs in, lost the password, joins by invitation, or sets an empty installation up, is not signed in yet.
  expect(
    open
      .map(([key]) => key)
      .filter(
        key => !/sign-in|setup(\/archive|$)|(forgot|new)-password|join\b|shared-device|devices?\b/.test(key),
      ),
  ).toEqual([]);
  expect(Object.keys(consoleCalls)).toContain('POST /console/sign-in');
  expect(Object.keys(consoleCalls).every(key => /^(GET|POST) \/console(\/|$)/.test(key))).toBe(true);
  expect(new Set(Object.values(guestCalls).map(({ access }) => access))).toEqual(
    new Set(['public', 'session', 'guest-account']),
  );
});

// Answers are documented, so none is "not shown".
it('[APP-17] the answer of every call is described, field by field', () => {
  const vague = Object.entries(guestCalls).filter(([, { response }]) =>
    ['any', 'unknown', 'void', 'undefined'].includes(response.type),
  );
  expect(vague.map(([key]) => key)).toEqual([]);
});

it('[APP-16] a guest who signed in has an account for loyalty and profile, and no role', () => {
  const signedIn = Object.entries(guestCalls).filter(([, { access }]) => access === 'guest-account');
  expect(signedIn.length).toBeGreaterThan(5);
  expect(signedIn.filter(([key]) => !/ \/(?:loyalty|profile)\//.test(key))).toEqual([]);
});
