import { expect, it } from 'vitest';
import { isKnownFailed } from './sending.ts';

const failure = (code: string, http: number) =>
  Object.assign(new Error(code), { name: 'ApiFailure', code, http, details: {} });

it.each([
  ['no network', failure('offline', 0), false, false],
  ['no answer in time', failure('timeout', 0), false, false],
  ['a server that fell over it', failure('internal', 500), false, false],
  ['the first try is still at it', failure('idempotency_in_progress', 409), true, false],
  ['something that is no answer of ours', new TypeError('broken'), false, false],
  ['a dish that is gone', failure('menu_item_unavailable', 409), false, true],
  ['a price that changed, at the second try', failure('cart_changed', 409), true, true],
  ['a session that is over, at the first try', failure('not_signed_in', 401), false, true],
  ['a session that is over, at the second try', failure('not_signed_in', 401), true, false],
  ['too many calls, at the second try', failure('rate_limited', 429), true, false],
])('after %s', (_, error, again, known) => {
  expect(isKnownFailed(error, again)).toBe(known);
});
