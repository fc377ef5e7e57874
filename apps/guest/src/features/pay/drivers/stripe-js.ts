/** As much of Stripe.js as we use. @stripe/stripe-js 10, stripe.d.ts. */
export type StripeError = {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
  readonly payment_intent?: { readonly status: string };
};
export type StripeResult = {
  readonly paymentIntent?: { readonly status: string };
  readonly error?: StripeError;
};
export type StripeMethod = { readonly paymentMethod?: { readonly id: string }; readonly error?: StripeError };
export type StripeElement = {
  readonly on: <Event>(name: string, handler: (event: Event) => void) => unknown;
  readonly mount: (place: HTMLElement) => void;
  readonly focus: () => void;
  readonly destroy: () => void;
};
export type StripeElements = {
  readonly update: (options: object) => void;
  readonly submit: () => Promise<{ readonly error?: StripeError }>;
  readonly create: (type: 'card' | 'expressCheckout', options: object) => StripeElement;
};
export type StripeJs = {
  readonly elements: (options: object) => StripeElements;
  readonly confirmCardPayment: (secret: string, data: object) => Promise<StripeResult>;
  readonly createPaymentMethod: (options: object) => Promise<StripeMethod>;
  readonly handleNextAction: (options: { readonly clientSecret: string }) => Promise<StripeResult>;
  readonly confirmPayment: (options: object) => Promise<StripeResult>;
};
export type StripeConstructor = (
  key: string,
  options: { readonly locale: string; readonly stripeAccount?: string },
) => StripeJs;

/** Whose payments they are: the venue's account, where the key is not its own. */
export const openStripe = (
  Stripe: StripeConstructor,
  { publishableKey = '', locale = 'auto', stripeAccount }: Readonly<Record<string, string>>,
): StripeJs => Stripe(publishableKey, { locale, ...(stripeAccount && { stripeAccount }) });
