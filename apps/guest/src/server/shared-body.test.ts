import { expect, it } from 'vitest';
import { aSession } from '../testing/wire-builders.ts';
import { pageOf } from './page-of.ts';
import { keptBody, ownBody, personalise, STAND_INS, sharedSession } from './shared-body.ts';

const token = 'a'.repeat(43);

it('[SESSION-12] a kept body holds nothing of the guest it was rendered for', () => {
  const shared = sharedSession(aSession({ table: { name: 'Terrace' } }));
  expect(JSON.stringify(shared)).not.toMatch(/Terrace|VENUE-5|AB2CD/);
  expect(sharedSession(aSession({ table: { name: '12' } })).table.called).toBe(STAND_INS.tableNumber);
  // The word for a place stands for all of its kind.
  expect(sharedSession(aSession({ table: { name: 'Terrace' } })).table.called).toBe(null);
  expect(sharedSession(aSession({ table: { name: '' } })).table.called).toBe('');
});

it('[MENU-03] guests who scan one code one after the other see one body', () => {
  const first = aSession({});
  const second = {
    ...first,
    guest_index: 7,
    phone_number: '+37060000000',
    expires_at: '2026-01-01T00:00:00.000Z',
  };
  expect(sharedSession(second)).toEqual(sharedSession(first));
});

it('the guest gets their own table and links, escaped', () => {
  const html = `<a href="/menu/${STAND_INS.token}">${STAND_INS.table}</a>`;
  const session = aSession({ table: { name: '<b>$&1' } });
  expect(personalise(html, { language: 'en', token, session })).toBe(
    `<a href="/menu/${token}">&lt;b&gt;$&amp;1</a>`,
  );
});

it('[MENU-03] a second guest of the same menu costs no rendering', () => {
  let renderings = 0;
  const render = () => {
    renderings += 1;
    return { html: 'body', late: '', direction: 'ltr' as const };
  };
  expect([keptBody('k', render).html, keptBody('k', render).html, renderings]).toEqual(['body', 'body', 1]);
});

it('a body of one visit alone knows its direction as a kept one does', () => {
  const render = () => ({ html: '<p class="text">', late: '', direction: 'rtl' as const });
  expect(ownBody(render).parts).toEqual(keptBody('in Arabic', render).parts);
  expect(ownBody(render).parts).not.toEqual(ownBody(() => ({ ...render(), direction: 'ltr' })).parts);
});

const tip = { kind: 'gift', card: 'tip', hash: 'RUTA', language: null };
const donation = { kind: 'gift', card: 'donation', hash: 'A', language: null };
it.each([
  ['[SCAN-01]', '/VILNIUS-1?skip_select_screen', { kind: 'scan', code: 'VILNIUS-1' }],
  ['[PREVIEW-01]', '/preview/X', { kind: 'preview', code: 'X' }],
  ['[MENU-03]', `/menu/${token}?order=1`, { kind: 'session', token, menu: true }],
  ['[ORDER-01]', `/orders/${token}`, { kind: 'session', token, menu: false }],
  ['[FOOD-01]', '/food-court/HALL', { kind: 'court', hash: 'HALL', stalls: true }],
  ['[FOOD-01]', '/food-court/HALL?q=mint', { kind: 'court', hash: 'HALL', stalls: false }],
  ['[TIPCARD-44]', '/tip/RUTA?lang=lt', { kind: 'gift', card: 'tip', hash: 'RUTA', language: 'lt' }],
  ['[DONATE-01]', '/donation/A', { kind: 'gift', card: 'donation', hash: 'A', language: null }],
  ['[DONATE-02]', `/donation/success/A?paymentUuid=u&canceled=1`, { ...donation, payment: 'u' }],
  ['[TIPCARD-02] [TIPCARD-36]', `/tip/success/RUTA?paymentUuid=u&token=t`, { ...tip, payment: 'u' }],
  ['[TIPCARD-01]', '/tip/RUTA?paymentUuid=u', tip],
  ['[APP-07]', '/a/b/c/d/e', null],
] as const)('%s %s needs what it needs', (_, url, page) => {
  expect(pageOf(url)).toEqual(page);
});
