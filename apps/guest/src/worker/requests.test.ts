import { describe, expect, it } from 'vitest';
import { isPlainScan, treatmentOf } from './requests.ts';

const origin = 'https://menu.example';
const asked = (path: string, over: { method?: string; mode?: string } = {}) =>
  treatmentOf({ method: 'GET', mode: 'navigate', origin, ...over, url: new URL(path, origin) });

describe('what the worker touches', () => {
  it.each([
    ['/menu/tok', { kind: 'screen', screen: 'menu', token: 'tok' }],
    ['/place-order/tok', { kind: 'screen', screen: 'place-order', token: 'tok' }],
    ['/', { kind: 'start' }],
    ['/VILNIUS-1?skip_select_screen', { kind: 'scan', code: 'VILNIUS-1' }],
    ['/assets/a-1.js', { kind: 'file' }],
    ['/media/p2-x/thumb.webp', { kind: 'picture' }],
  ])('%s', (path, expected) => {
    expect(asked(path)).toEqual(expected);
  });

  it.each([
    ['calls of the API', '/api/cart/tok/get'],
    ['realtime', '/api/realtime/tok?channels=a'],
    ['paying', '/pay/tok/one'],
    ['how a payment stands', '/payment-status/tok'],
    ['what was paid', '/success/tok'],
    ['the payments of a visit', '/payments/history/tok'],
    ['invoices', '/request-invoice/uuid'],
    ['the console', '/console'],
    ['its screens', '/console/orders'],
    ['previews', '/preview/VILNIUS-1'],
    ['the sandbox', '/sandbox'],
    ['the heartbeat', '/healthz'],
    ['other sites', 'https://js.stripe.com/v3/'],
    ['other sites’ pictures', 'https://cdn.example/media/x/photo.webp'],
  ])('never %s', (_, path) => {
    expect(asked(path)).toEqual({ kind: 'leave' });
  });

  it('nothing that changes something, and of screens only pages', () => {
    expect(asked('/menu/tok', { method: 'POST' })).toEqual({ kind: 'leave' });
    expect(asked('/menu/tok', { mode: 'cors' })).toEqual({ kind: 'leave' });
  });
});

it.each([
  ['', true],
  ['?skip_select_screen', true],
  ['?skip_select_screen=true', true],
  ['?force=1', false],
  ['?order=12', false],
])('a scan with "%s" leads where it led before: %s', (query, same) => {
  expect(isPlainScan(query)).toBe(same);
});
