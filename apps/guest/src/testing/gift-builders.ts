import type { DonationCard, TipCard } from '@tableside/contract/http/gifts';

/** A waiter's tip card, of which nothing is chosen at first. */
export const aTipCardView = (over: Partial<TipCard> = {}): TipCard => {
  const recipient = {
    id: 'r',
    name: 'Rūta',
    photo: null,
    description: '',
    show_review_cta_in_payment_screen: false,
    success_gif: null,
    success_description: '',
    locale: { locale_code: 'lt' },
  };
  return {
    hash: 'RUTA',
    card_type: 'individual',
    display_type: 'restaurant',
    restaurant_data: { ...recipient, name: 'House' },
    personnel_data: recipient,
    personnel: [],
    tips_amounts: [2, 5],
    min_amount: 1,
    max_amount: 200,
    preselected_tip_index: 0,
    preselects: false,
    transaction_fee: { fixed: 0.25, percent: 1 },
    sharing: 'person',
    venue: {
      id: 'v',
      name: 'House',
      currency: { code: 'EUR', symbol: '€', decimals: 2 },
      country_code: 'LT',
      locale: { locale_code: 'lt-LT' },
      google_place_id: null,
      invoices: false,
      customizations: [],
    },
    payment_providers: ['stripe-card'],
    languages: ['lt', 'en'],
    language: 'lt',
    ...over,
  };
};

/** A shelter's card, of a venue as that of the waiter's. */
export const aDonationView = (over: Partial<DonationCard> = {}): DonationCard => {
  const donation_settings = {
    donation_amounts: [5, 20],
    preselected_index: 0,
    preselects: false,
    min_amount: 0.5,
    max_amount: 200,
  };
  return {
    hash: 'SHELTER',
    session: 'd',
    expires_at: '2026-03-18T16:00:00.000Z',
    donatee: {
      name: 'Shelter',
      description: 'Dogs and cats',
      cover: '/media/cover.webp',
      cover_thumbnail: '/media/cover-small.webp',
      donation_settings,
    },
    donation_settings,
    raised: 0,
    transaction_fee: { fixed: 0, percent: 0 },
    venue: aTipCardView().venue,
    payment_providers: ['stripe-card'],
    languages: ['lt', 'en'],
    language: 'lt',
    ...over,
  };
};
