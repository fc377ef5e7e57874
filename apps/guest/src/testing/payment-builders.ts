import type { Payment } from '../data/payments.ts';

/** A card payment of a table's bill, paid. */
export const aPayment = (over: Partial<Payment> = {}): Payment => ({
  uuid: 'p',
  payment_id: 'p',
  status: 'paid',
  failure: null,
  amount: 12.5,
  tips: 0,
  transaction_fee: 0,
  donation: 0,
  total: 12.5,
  refunded: 0,
  left_to_pay: 0,
  method: 'stripe-card',
  payment_data: { wallet: null, bank: null, card_brand: 'visa', card_last4: '4242' },
  paid_at: '2026-03-18T10:30:00.000Z',
  created_at: '2026-03-18T10:29:00.000Z',
  expires_at: '2026-03-18T10:44:00.000Z',
  order_type: 'pay',
  unique_order_number: 'abc',
  items: [],
  venue_name: 'Venue',
  ...over,
});
