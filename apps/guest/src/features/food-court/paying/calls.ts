/** The calls of one payment for several stalls, by those of bills: they take and answer alike. FOOD-68, FOOD-69, FOOD-76 */
export const COMPOSITE_CALLS = {
  'POST /payments/stripe/payment-intent': 'POST /payments/stripe/payment-intent-composite',
  'POST /payments/solidgate/payment-intent': 'POST /payments/solidgate/payment-intent-composite',
  'POST /payments/neopay/create-transaction': 'POST /payments/neopay/create-transaction-composite',
  'POST /payments/montonio/create-order': 'POST /payments/montonio/create-order-composite',
} as const;
