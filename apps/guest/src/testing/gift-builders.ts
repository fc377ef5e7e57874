import type { TipCard } from '@tableside/contract/http/gifts';

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
