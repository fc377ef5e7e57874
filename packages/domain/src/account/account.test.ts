import { describe, expect, it } from 'vitest';
import { innerPath, isBirthDate, isWeakPassword, SIGN_IN_ERRORS, shownSignInError } from './index.ts';

const TODAY = '2026-03-18';

it.each([
  ['short', '', true],
  ['aaaaaaaaaa', '', true],
  ['12345678', '', true],
  ['Password1', '', true],
  ['ruta.petraite', 'ruta.petraite@example.test', true],
  ['Ruta@example.test', 'ruta@example.test', true],
  ['šaltibarščiai', 'ruta@example.test', false],
  ['green bicycle', '', false],
])('[PROFILE-13] the password %s (of %s) is weak: %s', (password, email, weak) => {
  expect(isWeakPassword(password, email)).toBe(weak);
});

it.each([
  ['1990-02-28', true],
  ['2024-02-29', true],
  ['2026-03-18', true],
  ['2026-03-19', false],
  ['1990-02-30', false],
  ['2023-02-29', false],
  ['1990-13-01', false],
  ['1850-01-01', false],
  ['90-01-01', false],
  ['28.02.1990', false],
  ['1990-2-8', false],
  ['', false],
])('[PROFILE-15] the birth date "%s" is one: %s', (text, good) => {
  expect(isBirthDate(text, TODAY)).toBe(good);
});

it.each([
  ['/place-order/abc?x=1#y', '/place-order/abc?x=1#y'],
  ['/menu/../orders/abc', '/orders/abc'],
  ['https://evil.example/', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['\\\\evil.example', null],
  ['javascript:alert(1)', null],
  ['/api/auth/sign-out', null],
  ['menu/abc', null],
  ['', null],
  [null, null],
])('whoever signed in at %s goes to %s', (redirect, path) => {
  expect(innerPath(redirect)).toBe(path);
});

describe('a failure of signing in', () => {
  it('[PROFILE-19] [PROFILE-20] [PROFILE-21] [PROFILE-22] [PROFILE-23] [PROFILE-24] [PROFILE-25] [PROFILE-26] has words of its own', () => {
    expect(SIGN_IN_ERRORS).toHaveLength(8);
    for (const error of SIGN_IN_ERRORS) {
      expect(shownSignInError(error)).toEqual({ kind: 'worded', error });
      expect(shownSignInError(error.replaceAll('-', '_'))).toEqual({ kind: 'worded', error });
    }
  });

  it('[PROFILE-27] [PROFILE-28] [PROFILE-29] is shown raw, or by the words for everything else', () => {
    expect(shownSignInError('operation_not_allowed')).toEqual({ kind: 'raw', code: 'operation-not-allowed' });
    expect(shownSignInError('invalid-credential')).toEqual({ kind: 'raw', code: 'invalid-credential' });
    for (const code of ['server_error', 'offline', '', '<b>']) {
      expect(shownSignInError(code)).toEqual({ kind: 'generic' });
    }
  });
});
