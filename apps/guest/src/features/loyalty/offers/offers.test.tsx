import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import LoyaltyPreview from '../../../screens/LoyaltyPreview/index.tsx';
import LoyaltyProgramDetails from '../../../screens/LoyaltyProgramDetails/index.tsx';
import { shown } from '../../../testing/shown.tsx';
import { aBill, aLoyaltyProgram, aSession } from '../../../testing/wire-builders.ts';
import type { User } from '../../account/index.ts';
import { LoyaltyDiscount, MemberOffer } from '../index.ts';
import { type Offer, timesWords } from './when-words.ts';

const OFFER: Offer = {
  key: 'hour',
  name: 'Coffee hour',
  tier: null,
  first: '2026-12-01',
  last: '2026-12-24',
  days: [1, 2],
  from: 900,
  to: 1_020,
  gives: 'percent',
  percent: 20,
  amount: null,
  least: null,
  dish: null,
  price: null,
};
const FIVE_OFF: Offer = {
  ...OFFER,
  key: 'five',
  name: 'Five off',
  first: null,
  last: null,
  days: [1, 2, 3, 4, 5, 6, 7],
  from: null,
  to: null,
  gives: 'amount',
  percent: null,
  amount: 5,
  least: 30,
};
const SOUP: Offer = {
  ...FIVE_OFF,
  key: 'soup',
  name: 'Soup week',
  tier: 'gold',
  gives: 'dish',
  amount: null,
  least: null,
  dish: 'Velouté',
  price: 3,
};
const TIERS = { months: 12, levels: [{ key: 'gold', name: 'Gold', from: 10, percent: 5, times: 1 }] };
const PROGRAM = aLoyaltyProgram({ offers: [OFFER, FIVE_OFF, SOUP], tiers: TIERS });
const aMember = (offers: readonly string[]): User => ({
  uid: 'u',
  displayName: 'Rūta',
  photoURL: null,
  email: 'ruta@example.test',
  emailVerified: false,
  phone_number: null,
  metadata: { creationTime: '2026-03-18T10:00:00.000Z' },
  wallet_details: null,
  loyalty_programs: [
    {
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
      offers: [...offers],
      mail: null,
      answers: [],
    },
  ],
  terms: { version: '2026-11', agreed_at: '2026-03-18T10:00:00.000Z' },
});
const screen = (node: ReactNode, user: User | null, url = '/loyalty/preview/s') =>
  shown(node, {
    url,
    session: aSession({ restaurant: { name: 'Sodas', loyalty_programs: [PROGRAM] } }),
    more: { user: { user, providers: [] } },
  });
const params = { session: 's' };

describe('offers to members', () => {
  it('stand on the card with what they give and when; what counts now is marked', () => {
    const at = '/profile/loyalty-program-details/s?loyaltyProgramId=p';
    const { html, text } = screen(<LoyaltyProgramDetails params={params} />, aMember(['five']), at);
    for (const said of [
      'Offers for members',
      '20 % off everything',
      '5,00 € off an order of 30,00 € or more',
      'Velouté: 3,00 €',
    ])
      expect(text).toContain(said);
    expect(text).toContain('From level Gold on');
    expect(text).toContain('Dec 1 – 24, 2026');
    const marked = html.match(/<li>.*?<\/li>/gs)?.filter(row => row.includes('It counts now')) ?? [];
    expect(marked).toHaveLength(1);
    expect(marked[0]).toContain('Five off');
  });

  it('are read before one joins', () => {
    const stranger = { ...aMember([]), loyalty_programs: [] };
    expect(screen(<LoyaltyPreview params={params} />, stranger).text).toContain('Coffee hour');
  });

  it('have the days and hours of the venue, and none where there is no bound', () => {
    expect(timesWords(OFFER, 'en-GB')).toEqual(['Mon, Tue', '15:00–17:00']);
    expect(timesWords(FIVE_OFF, 'en-GB')).toEqual([]);
  });

  it('[CART-28] in the cart say which of them count for whoever orders, and one that this phone has not heard of says nothing', () => {
    const cart = (offers: readonly string[]) =>
      screen(<MemberOffer silent={false} offers={offers} />, aMember([]), '/place-order/s').text;
    expect(cart(['hour'])).toBe('Offer that counts now: Coffee hour');
    expect(cart(['made since'])).toBe('');
  });

  it('[LOYAL-19] on the bill an amount is reason enough to show the card; an offer that does not count now is none', () => {
    const bill = aBill({ loyalty_applied: false });
    const onBill = (offers: readonly string[]) =>
      screen(<LoyaltyDiscount bill={bill} />, aMember(offers), '/order/s/1');
    expect(onBill(['five']).text).toContain('Offer that counts now: Five off');
    expect(onBill(['five']).names).toContain('Use my card');
    expect(onBill(['hour']).text).toContain('20 %');
    expect(onBill([]).names).not.toContain('Use my card');
  });
});
