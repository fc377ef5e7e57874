/** Ways to pay as they travel on the wire. PAY-17, PAY-18. */
export const PAYMENT_METHODS = [
  'stripe',
  'stripe-card',
  'montonio',
  'neopay',
  'neopay_blik',
  'solid-card',
  'solid-wallet',
  'cash',
  'room-bill',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Ways to pay that nobody chooses from the venue's list: staff do, or the place where the guest stands has it. */
export const STAFF_METHODS = ['card-machine', 'worldline'] as const;

/** Any way to pay. */
export type Method = PaymentMethod | (typeof STAFF_METHODS)[number];
