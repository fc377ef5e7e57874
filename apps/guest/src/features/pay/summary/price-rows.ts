import type { PaymentIntent } from '@tableside/contract/http/payments';
import { fromMajor, type Minor, minor, ZERO } from '@tableside/domain/money';
import type { MessageKey } from '@tableside/i18n';
import type { Payable } from '../intent/payable.ts';

/** A row of the price summary; minor units, below zero what is taken off. */
export type PriceRow = { readonly label: MessageKey; readonly amount: Minor };
export type Prices = { readonly rows: readonly PriceRow[]; readonly total: Minor };

const shown = (rows: readonly PriceRow[]): readonly PriceRow[] => {
  const some = rows.filter(({ amount }) => amount !== 0);
  // One sum that equals the total needs no breakdown.
  return some.length > 1 ? some : [];
};

/** What makes up the total, as this phone knows it. The rows add up to it. */
export const pricesOf = ({ sums, amount }: Payable, tip: Minor, donation: Minor = ZERO): Prices => ({
  rows: shown([
    { label: 'orders.subtotal', amount: sums.dishes },
    { label: 'orders.discount', amount: minor(-sums.discount) },
    { label: 'cart.loyaltyDiscount', amount: minor(-sums.loyalty) },
    { label: 'orders.smallOrderFee', amount: sums.smallOrderFee },
    { label: 'orders.fee', amount: sums.fee },
    { label: 'orders.tip', amount: minor(sums.tips + tip) },
    { label: 'pay.donation', amount: donation },
    { label: 'pay.paidBefore', amount: minor(-sums.paid) },
  ]),
  total: minor(amount + tip + donation),
});

/** The same as our server made the payment: what is charged. */
export const pricesOfIntent = (intent: PaymentIntent, decimals: number): Prices => {
  const of = (value: number): Minor => fromMajor(value, decimals);
  return {
    rows: shown([
      { label: 'orders.subtotal', amount: minor(of(intent.subtotal) + of(intent.discount)) },
      { label: 'orders.discount', amount: minor(ZERO - of(intent.discount)) },
      { label: 'orders.smallOrderFee', amount: of(intent.small_order_fee) },
      { label: 'orders.fee', amount: of(intent.transaction_fee) },
      { label: 'orders.tip', amount: of(intent.tips) },
      { label: 'pay.donation', amount: of(intent.donation) },
    ]),
    total: of(intent.total),
  };
};
