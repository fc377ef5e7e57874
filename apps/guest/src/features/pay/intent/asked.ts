import { type Minor, minor } from '@tableside/domain/money';

/** How much of a bill is to be paid. */
export type Scope =
  | { readonly kind: 'all' }
  /** What this phone has chosen on the bill. */
  | { readonly kind: 'items' }
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'share'; readonly between: number };

/** What the address of Pay says. PAY-02, PAY-04; `amount` (minor units) and `split` go beyond the spec. */
export type Asked = {
  readonly scope: Scope;
  /** Where the guest came from: `select-items`, `order`, or null. */
  readonly ref: string | null;
  /** What the guest saw of the chosen items, major units: shown until the payment is there. */
  readonly subtotal: number | null;
};

const whole = (text: string | null): number | null => (text && /^\d{1,12}$/.test(text) ? Number(text) : null);

const scopeOf = (query: URLSearchParams): Scope => {
  const amount = whole(query.get('amount'));
  const between = whole(query.get('split'));
  if (amount) return { kind: 'amount', amount: minor(amount) };
  if (between && between > 1) return { kind: 'share', between };
  return { kind: ['true', '1'].includes(query.get('payForSelectedItems') ?? '') ? 'items' : 'all' };
};

export const askedOf = (query: URLSearchParams): Asked => {
  const subtotal = Number(query.get('userSubtotalAmount') || Number.NaN);
  return {
    scope: scopeOf(query),
    ref: query.get('ref'),
    subtotal: Number.isFinite(subtotal) && subtotal > 0 ? subtotal : null,
  };
};
