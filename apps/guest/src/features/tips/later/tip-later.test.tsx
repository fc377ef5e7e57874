import { minor } from '@tableside/domain/money';
import type { Flag } from '@tableside/domain/venue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../../../data/keys.ts';
import { aTipCardView } from '../../../testing/gift-builders.ts';
import { shown } from '../../../testing/shown.tsx';
import { aSession } from '../../../testing/wire-builders.ts';
import { chipsLater } from './chips-later.ts';
import ThankByTip from './ThankByTip.tsx';
import { TipLater } from './TipLater.tsx';
import { noteTipAsked } from './tip-asked.ts';

afterEach(() => vi.unstubAllGlobals());

type At = { given?: number; byOrder?: boolean; ways?: string[]; mode?: 'scan' | 'preview'; flags?: Flag[] };
const session = (link: string, { mode = 'scan', flags = [], ways = ['cash'] }: At = {}, index = '0') => {
  const button = { text: 'Thank the team', link, icon: null, open_new_tab: false };
  const customizations = [{ name: 'collective-tips-default-selection-index' as const, value: index }];
  const restaurant = {
    functionalities: flags,
    select_screen_buttons: [button],
    customizations,
    payment_providers: ways,
  };
  return aSession({ mode, restaurant });
};
const isOffered = (link: string, at: At = {}) => {
  const { html } = shown(
    <TipLater number="abc" given={at.given ?? 0} of={40} byOrder={at.byOrder ?? false} />,
    {
      session: session(link, at),
    },
  );
  return html !== '';
};
const thanks = (chips: boolean, index = '0') =>
  shown(
    <ThankByTip number="abc" of={40} chips={chips} card={{ text: 'Thank the team', link: '/tip/TEAM' }} />,
    {
      session: session('/tip/TEAM', { flags: ['tips', 'collective-tips'] }, index),
      more: { [keys.tipCard('TEAM')]: aTipCardView({ min_amount: 1, max_amount: 50 }) },
    },
  );

it('[TIPCARD-01] once all is over the venue’s tip card is offered, with the way back to this visit', () => {
  expect(isOffered('/tip/TEAM')).toBe(true);
  expect(thanks(false).controls.map(({ href }) => href)).toEqual(['/tip/TEAM?orderId=abc&sessionToken=s']);
});

it('[TIPCHIP-06] [TIPCHIP-09] where the venue asks for tips the chips are those of the bill, none chosen unless it says so', () => {
  const { text, html } = thanks(true);
  expect(text).toMatch(/No tip 5.% 2,00.€ 10.% 4,00.€ 15.% 6,00.€/);
  expect(html).not.toContain('amount=');
  expect(thanks(true, '2').html).toContain('/tip/TEAM?orderId=abc&amp;sessionToken=s&amp;amount=400');
});

it('offers of the chips what the tip card takes, and none where that is none', () => {
  const choices = { percentages: [], preselected: 3, largePartyFrom: null, collective: true };
  const card = { min_amount: 1, max_amount: 5 };
  const of = (bill: number) => chipsLater(minor(bill), choices, card, 2);
  expect(of(1_500)).toMatchObject({ chips: [{ value: 0 }, { value: 150 }, { value: 225 }], preselected: 2 });
  expect(of(500)).toBeNull();
});

it.each<[string, string, At]>([
  ['where the venue has no tip card', '/menu.pdf', {}],
  ['to who has given already', '/tip/TEAM', { given: 2 }],
  ['in a preview', '/tip/TEAM', { mode: 'preview' }],
  ['where the cart asks for it', '/tip/TEAM', { flags: ['tips', 'tips-before-payment'] }],
])('no tip is offered %s', (_, link, at) => {
  expect(isOffered(link, at)).toBe(false);
});

describe('a paid order where the venue has no tip card', () => {
  const tips: At = { flags: ['tips'], byOrder: true, ways: ['stripe'] };
  it('can be thanked for by its own chips, none chosen, which lead to where the sum is paid', () => {
    expect(isOffered('/menu.pdf', tips)).toBe(true);
    const byOrder = (index: string) =>
      shown(<ThankByTip number="abc" of={40} chips card={null} />, {
        session: session('/menu.pdf', tips, index),
      });
    expect(byOrder('0').text).toMatch(/No tip 5.% 2,00.€ 10.% 4,00.€ 15.% 6,00.€/);
    expect(byOrder('0').html).not.toContain('amount=');
    expect(byOrder('2').html).toContain('/thanks/s/abc?amount=400');
  });

  it.each<[string, At]>([
    ['before it is paid', { ...tips, byOrder: false }],
    ['where the venue takes no tips', { ...tips, flags: [] }],
    ['where nothing is paid by phone', { ...tips, ways: ['cash'] }],
    ['to who gave one with it or for it', { ...tips, given: 2 }],
  ])('is not offered %s', (_, at) => {
    expect(isOffered('/menu.pdf', at)).toBe(false);
  });
});

it('nobody is asked twice: not after they were where they paid', () => {
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
  expect(isOffered('/tip/TEAM')).toBe(true);
  noteTipAsked('abc');
  expect(isOffered('/tip/TEAM')).toBe(false);
});
