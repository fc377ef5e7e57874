/** What a way of paying is to the guest: its icon and its name hang on this. */
export type MethodKind = 'card' | 'wallet' | 'bank' | 'blik' | 'cash' | 'room';

type AtVenue = { readonly kind: 'cash' | 'room'; readonly promise: 'cash' | 'room-bill' };
type ByPhone = {
  readonly kind: 'card' | 'wallet' | 'bank' | 'blik';
  /** The call that begins a payment. PAY-48…52. */
  readonly call:
    | 'POST /payments/stripe/payment-intent'
    | 'POST /payments/montonio/create-order'
    | 'POST /payments/neopay/create-transaction'
    | 'POST /payments/neopay/create-blik-transaction'
    | 'POST /payments/solidgate/payment-intent';
  /** Who handles the money; said on what was paid, never while choosing. */
  readonly by: string;
  /** Leaving for the bank from a shared bill is said beforehand. PAY-28. */
  readonly warns?: true;
};
export type MethodFacts = AtVenue | ByPhone;

/** The ways of paying by their names on the wire, each with what it needs; nobody else knows these names. PAY-17, PAY-18. */
const METHODS: Readonly<Record<string, MethodFacts>> = {
  stripe: { kind: 'wallet', call: 'POST /payments/stripe/payment-intent', by: 'Stripe' },
  'stripe-card': { kind: 'card', call: 'POST /payments/stripe/payment-intent', by: 'Stripe' },
  'solid-wallet': { kind: 'wallet', call: 'POST /payments/solidgate/payment-intent', by: 'Solidgate' },
  'solid-card': { kind: 'card', call: 'POST /payments/solidgate/payment-intent', by: 'Solidgate' },
  montonio: { kind: 'bank', call: 'POST /payments/montonio/create-order', by: 'Montonio' },
  neopay: { kind: 'bank', call: 'POST /payments/neopay/create-transaction', by: 'Neopay', warns: true },
  neopay_blik: {
    kind: 'blik',
    call: 'POST /payments/neopay/create-blik-transaction',
    by: 'Neopay',
    warns: true,
  },
  cash: { kind: 'cash', promise: 'cash' },
  'room-bill': { kind: 'room', promise: 'room-bill' },
};

/** Spellings of the third document. PAY-20. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'room bill': ['room-bill'],
  'neopay blik': ['neopay_blik'],
  solid: ['solid-card', 'solid-wallet'],
  solidgate: ['solid-card', 'solid-wallet'],
};

export type Method = { readonly id: string } & MethodFacts;

/** What the guest can choose from, in the venue's order; names this version does not know are left out. PAY-06, PAY-37. */
export const methodsOf = (providers: readonly string[]): readonly Method[] =>
  [...new Set(providers.flatMap(name => ALIASES[name] ?? [name]))].flatMap(id => {
    const facts = METHODS[id];
    return facts ? [{ id, ...facts }] : [];
  });

/** How the ways stand below each other: the shortest first. */
const WAYS: readonly MethodKind[] = ['wallet', 'card', 'bank', 'blik', 'cash', 'room'];

/**
 * Each way once, by the provider that the venue ranks highest; one that is `down` makes room for the next of its way. A guest
 * chooses how to pay and never through whom. PAY-06, PAY-18.
 */
export const eachWayOnce = (methods: readonly Method[], down: ReadonlySet<string>): readonly Method[] =>
  WAYS.flatMap(way => {
    const those = methods.filter(({ kind }) => kind === way);
    const one = those.find(({ id }) => !down.has(id)) ?? those.at(-1);
    return one ? [one] : [];
  });

/** A way of paying by its name, for payments that are made already. */
export const methodKind = (id: string): MethodKind | null => METHODS[id]?.kind ?? null;

/** Who handles the money of a way of paying; null where that is the venue. */
export const providerName = (id: string): string | null => {
  const facts = METHODS[id];
  return facts && 'by' in facts ? facts.by : null;
};

export type PhoneMethod = Extract<Method, { call: string }>;
export const isByPhone = (method: Method): method is PhoneMethod => 'call' in method;
