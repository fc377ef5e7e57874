import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import EnrollLoyalty from '../../screens/EnrollLoyalty/index.tsx';
import LoyaltyPreview from '../../screens/LoyaltyPreview/index.tsx';
import LoyaltyProgramDetails from '../../screens/LoyaltyProgramDetails/index.tsx';
import Profile from '../../screens/Profile/index.tsx';
import Register from '../../screens/Register/index.tsx';
import { shown } from '../../testing/shown.tsx';
import { aBill, aLoyaltyProgram, anItem, aSession } from '../../testing/wire-builders.ts';
import type { User } from '../account/index.ts';
import { ItemPrice } from '../menu/index.ts';
import { LoyaltyDiscount, MemberOffer, registerPath } from './index.ts';

const CARD: User['loyalty_programs'][number] = {
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
  answers: [
    { key: 'a', name: 'Laukas a', answer: 'Rex' },
    { key: 'gone', name: 'Jūsų šuo', answer: 'Max' },
  ],
};
const WALLET = { name: 'Rūta', phone_number: '+37061234567', city: 'Vilnius', birth_date: '1990-02-28' };
const aUser = (over: Partial<User> = {}): User => ({
  uid: 'u',
  displayName: 'Rūta',
  photoURL: null,
  email: 'ruta@example.test',
  emailVerified: false,
  phone_number: null,
  metadata: { creationTime: '2026-03-18T10:00:00.000Z' },
  wallet_details: WALLET,
  loyalty_programs: [],
  terms: { version: '2026-11', agreed_at: '2026-03-18T10:00:00.000Z' },
  ...over,
});
const field = (key: string, type: 'text' | 'tel') => ({
  key,
  name: `Field ${key}`,
  placeholder: 'Rex',
  type,
  required: true,
  min_length: null,
  max_length: null,
});
const PROGRAM = aLoyaltyProgram({ additional_fields: [field('a', 'text'), field('b', 'tel')] });
const params = { session: 's', loyaltyProgramId: 'p' };
const screen = (node: ReactNode, user: User | null, url: string, program = PROGRAM) =>
  shown(node, {
    url,
    session: aSession({ restaurant: { name: 'Sodas', loyalty_programs: [program] } }),
    more: { user: { user, providers: [] } },
  });

describe('the screens of loyalty', () => {
  it('[LOYAL-01] [LOYAL-02] [LOYAL-03] [LOYAL-04] have the documents’ addresses', () => {
    const named = [
      '/loyalty/preview/x',
      '/loyalty/enroll/x/p',
      '/profile/loyalty-program-details/x',
      '/register/x',
    ].map(path => matchPath(path));
    expect(named.map(match => match?.name)).toEqual([
      'LoyaltyPreview',
      'EnrollLoyalty',
      'LoyaltyProgramDetails',
      'Register',
    ]);
  });

  it('[LOYAL-07] register keeps who is not signed in, and sign-in leads back with where it all leads', () => {
    const { control } = screen(<Register params={params} />, null, '/register/s?redirect=%2Fplace-order%2Fs');
    expect(control('Sign in').href).toBe(
      '/profile/sign-in/s?redirect=%2Fregister%2Fs%3Fredirect%3D%252Fplace-order%252Fs',
    );
  });

  it.each([
    ['[LOYAL-07] nobody', null, null],
    [
      '[LOYAL-08] without details',
      aUser({ wallet_details: null }),
      '/profile/new-user-form/s?redirect=%2Fmenu%2Fs',
    ],
    ['[LOYAL-09] [LOYAL-10] with details', aUser(), '/loyalty/preview/s?redirect=%2Fmenu%2Fs'],
    ['[LOYAL-06] [LOYAL-11] with a card', aUser({ loyalty_programs: [CARD] }), '/menu/s'],
    [
      'with a card of another house',
      aUser({ loyalty_programs: [{ ...CARD, id: 'other' }] }),
      '/loyalty/preview/s?redirect=%2Fmenu%2Fs',
    ],
  ])('%s: registering goes on there', (_, user, to) => {
    expect(registerPath(user, { loyalty_programs: [PROGRAM] }, 's', '/menu/s')).toBe(to);
  });

  it('[LOYAL-17] without an address to go to it ends at the cart', () => {
    const enrolled = aUser({ loyalty_programs: [CARD] });
    expect(registerPath(enrolled, { loyalty_programs: [PROGRAM] }, 's', undefined)).toBe('/place-order/s');
  });

  it('[LOYAL-12] [LOYAL-46] [LOYAL-47] the preview shows each card, without a number, and a button for it', () => {
    const { text, html, control } = screen(
      <LoyaltyPreview params={params} />,
      aUser(),
      '/loyalty/preview/s?redirect=/menu/s',
    );
    expect(text).toContain('Regulars');
    expect(text).not.toContain('Card number');
    expect(html).toContain('--card-from:#ff4500;--card-to:#bf3400');
    expect(control('Join Regulars').href).toBe('/loyalty/enroll/s/p?redirect=%2Fmenu%2Fs');
    const foreign = screen(
      <LoyaltyPreview params={params} />,
      aUser(),
      '/loyalty/preview/s?redirect=https://evil.example',
    );
    expect(foreign.control('Join Regulars').href).toBe('/loyalty/enroll/s/p');
  });

  it('[LOYAL-13] [ENTITY-75] [ENTITY-76] joining asks what the programme asks, and says what the venue will read', () => {
    const at = '/loyalty/enroll/s/p';
    const { text, html, names } = screen(<EnrollLoyalty params={params} />, aUser(), at);
    for (const label of ['Field a', 'Field b', 'Sodas sees your first name']) expect(text).toContain(label);
    expect(html).toMatch(/type="tel"/);
    expect(html.match(/<input[^>]*required/g)).toHaveLength(2);
    expect(text).not.toContain('Number of a card that you have');
    expect(names).toContain('Join Regulars');
    const program = aLoyaltyProgram({ takes_cards: true });
    expect(screen(<EnrollLoyalty params={params} />, aUser(), at, program).text).toContain(
      'Number of a card that you have',
    );
    const gone = { session: 's', loyaltyProgramId: 'gone' };
    expect(screen(<EnrollLoyalty params={gone} />, aUser(), at).text).toContain('not offered here any more');
  });

  it('[LOYAL-14] [LOYAL-16] a card shows its number, which nobody can type into, and what was told for it', () => {
    const user = aUser({ loyalty_programs: [CARD] });
    const at = '/profile/loyalty-program-details/s?loyaltyProgramId=p';
    const { text, html } = screen(<LoyaltyProgramDetails params={params} />, user, at);
    expect(html).toMatch(/<output[^>]*>2 912345 678905<\/output>/);
    // The tick for mail is all that is asked for here.
    expect(html.match(/<input[^>]*>/g)).toEqual(['<input type="checkbox"/>']);
    // In the words of the question as it was asked here; one that is asked no more has those of the venue.
    for (const said of ['Regulars', 'Member since March 18, 2026', 'Field a', 'Rex', 'Jūsų šuo', 'Max'])
      expect(text).toContain(said);
    expect(html).toContain('--card-from:#112233');
  });

  it('[LOYAL-15] a card that another system keeps lists what that says of it: its number, and until when it is good', () => {
    const at = '/profile/loyalty-program-details/s?loyaltyProgramId=p';
    const external_data = { card_number: 'GOLD-1001', expires_at: '2099-12-31T12:00:00.000Z' };
    const outside = { ...CARD, is_external: true, loyalty_card_number: 'GOLD-1001', external_data };
    const listed = (card: typeof CARD) =>
      screen(<LoyaltyProgramDetails params={params} />, aUser({ loyalty_programs: [card] }), at).html.match(
        /<dt>.*?<\/dd>/gs,
      );
    expect(listed({ ...outside, answers: [] })).toEqual([
      expect.stringMatching(/Card number.*GOLD-1001/s),
      expect.stringMatching(/Good until.*December 31, 2099/s),
    ]);
    const endless = { ...outside, answers: [], external_data: { ...external_data, expires_at: null } };
    expect(listed(endless)).toHaveLength(1);
    expect(listed({ ...CARD, answers: [] })).toBeNull();
  });

  it('in the cart says why a member pays the normal price, where their card cannot be checked, and sells nothing', () => {
    const member = aUser({ loyalty_programs: [CARD] });
    const offer = (silent: boolean) =>
      screen(<MemberOffer silent={silent} offers={[]} />, member, '/place-order/s');
    expect(offer(true).text).toContain('you can order as usual');
    expect(offer(true).controls).toEqual([]);
    expect(offer(false).text).toBe('');
  });

  it('[LOYAL-45] the profile offers what the guest has not joined, and leads to the card of what they have', () => {
    expect(screen(<Profile params={params} />, aUser(), '/profile/s').control('Join Regulars').href).toBe(
      '/loyalty/preview/s?redirect=%2Fprofile%2Fs',
    );
    const member = aUser({ loyalty_programs: [CARD] });
    const { names, control } = screen(<Profile params={params} />, member, '/profile/s');
    expect(names).not.toContain('Join Regulars');
    expect(control(/Regulars/).href).toBe('/profile/loyalty-program-details/s?loyaltyProgramId=p');
  });
});

describe('prices for members', () => {
  const price = (restaurant: object, item: object) =>
    shown(<ItemPrice item={anItem({ id: 'soup', price: 10, ...item })} />, {
      session: aSession({ restaurant: { loyalty_pricing_enabled: true, ...restaurant } }),
    }).text;
  it.each([
    ['[LOYAL-48] stand beside those of everybody', {}, { loyalty_price: 8 }, /Loyalty price: .*8/],
    ['[LOYAL-48] in the venue’s words', { loyalty_pricing_text: 'Club' }, { loyalty_price: 8 }, /Club .*8/],
  ])('%s', (_, restaurant, item, words) => {
    expect(price(restaurant, item)).toMatch(words);
    expect(price(restaurant, item)).toMatch(/10/);
  });

  it.each([
    [
      '[LOYAL-48] not where the venue has no programme',
      { loyalty_pricing_enabled: false },
      { loyalty_price: 8 },
    ],
    ['not where there is none', {}, {}],
    ['not where everybody pays less today', {}, { loyalty_price: 9, discounted_price: 8 }],
  ])('%s', (_, restaurant, item) => {
    expect(price(restaurant, item)).not.toContain('Loyalty price');
  });
});

describe('what members have off a bill', () => {
  const bill = aBill({ unique_order_number: 'dinner', total: 40, left: 40 });
  const card = (user: User | null, over: Parameters<typeof aBill>[0] = {}) =>
    screen(
      <LoyaltyDiscount bill={{ ...bill, ...over }} />,
      user,
      '/order/s?orderNumber=dinner',
      aLoyaltyProgram({ discount_percent: 10 }),
    );

  it('[LOYAL-19] [PAYGO-06] not enrolled: the way to become a member, and back to this bill', () => {
    const { text, control } = card(aUser());
    expect(text).toMatch(/you pay 10\s% less/);
    expect(control('Join Regulars').href).toBe('/register/s?redirect=%2Forder%2Fs%3ForderNumber%3Ddinner');
  });

  it('offers what a member has enough for, and to take back what they used for this bill', () => {
    const points = {
      earn: 'visit' as const,
      every: null,
      cost: 10,
      reward_name: 'A free coffee',
      balance: 10,
      ends_at: null,
      used_on: ['dinner'],
      lines: [],
    };
    const of = (over: Partial<typeof points>) =>
      card(aUser({ loyalty_programs: [{ ...CARD, points: { ...points, ...over } }] })).names;
    const [use, undo] = ['Use 10: A free coffee', 'Do not use it after all: A free coffee'];
    expect(of({})).toEqual(expect.arrayContaining([use, undo]));
    expect(of({ balance: 9 })).not.toContain(use);
    expect(of({ balance: 9 })).toContain(undo);
    expect(of({ used_on: ['lunch'] })).not.toContain(undo);
  });

  it('[LOYAL-19] enrolled: a button that uses the card; applied: what it came to, and no button', () => {
    const member = aUser({ loyalty_programs: [CARD] });
    expect(card(member).names).toContain('Use my card');
    const done = card(member, { loyalty_applied: true, loyalty_discount: 4 });
    expect(done.text).toMatch(/4,00.* less to pay/);
    expect(done.names).not.toContain('Use my card');
    // Past its time it counts nowhere: the way is to join anew.
    const old = aUser({ loyalty_programs: [{ ...CARD, expires_at: '2020-01-01T00:00:00.000Z' }] });
    expect(card(old).names).toContain('Join Regulars');
  });
});

describe('tiers', () => {
  const LEVELS = [
    { key: 's', name: 'Silver', from: 20, percent: 10, times: 1 },
    { key: 'g', name: 'Gold', from: 40, percent: null, times: 2 },
  ];
  const TIERS = { months: 12, levels: LEVELS };
  const standing = {
    ...TIERS,
    tier: 's',
    earned: 30,
    until: '2027-03-31',
    next: 'g',
    left: 10,
    left_to_pay: 10,
  };
  const tiered = aLoyaltyProgram({ tiers: TIERS });
  const at = '/profile/loyalty-program-details/s?loyaltyProgramId=p';
  const details = (tiers: (typeof CARD)['tiers']) =>
    screen(
      <LoyaltyProgramDetails params={params} />,
      aUser({ loyalty_programs: [{ ...CARD, tiers }] }),
      at,
      tiered,
    ).text;

  it('are on the card: which, until when, and what the next one still takes', () => {
    const text = details(standing);
    expect(text).toMatch(/Silver until .*31.*2027/);
    expect(text).toMatch(/Still to go for Gold: 10,00/);
    expect(text).toMatch(/From 40 collected in 12 months.*counts 2 times/);
    expect(details({ ...standing, left_to_pay: null })).toContain('Still to go for Gold: 10');
    expect(details(null)).not.toContain('Levels');
  });

  it('are read before one joins', () => {
    const { text } = screen(<LoyaltyPreview params={params} />, aUser(), '/loyalty/preview/s', tiered);
    expect(text).toMatch(/Silver.*From 20 collected.*10\s% off everything/);
  });
});
