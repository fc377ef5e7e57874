import { pathTo } from '../../../app/paths.ts';

/** A way to pay for a bill. `subtotal` in major units is what the guest saw; `amount` in minor units. */
export type WayToPay =
  | { readonly kind: 'all'; readonly subtotal: number }
  | { readonly kind: 'items'; readonly subtotal: number }
  | { readonly kind: 'amount'; readonly subtotal: number; readonly amount: number }
  | { readonly kind: 'split'; readonly subtotal: number; readonly between: number };

/**
 * Where a way to pay leads: the Pay screen with the spec's query (PAY-02, PAY-04), and beyond it `amount` (minor units) and
 * `split` (between how many people), which become `amount` and `split_between` of the intent.
 */
export const payPath = (session: string, number: string, way: WayToPay): string =>
  pathTo(
    'Pay',
    { session, order: number },
    {
      ref: way.kind === 'items' ? 'select-items' : 'order',
      payForSelectedItems: way.kind === 'items' ? 'true' : undefined,
      userSubtotalAmount: String(way.subtotal),
      amount: way.kind === 'amount' ? String(way.amount) : undefined,
      split: way.kind === 'split' ? String(way.between) : undefined,
    },
  );
