import { z } from 'zod';
import { fromDecimal } from '../decimal.ts';
import type { MontonioRequest } from './state.ts';

const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
const amount = z.number().refine(value => fromDecimal(value) !== null, 'must be an amount with two decimals');

/** `POST /orders`, as far as it matters here; like the real API it ignores what it does not know. providers.md §2. */
const OrderClaims = z.object({
  accessKey: z.string(),
  merchantReference: z.string().min(1).max(255),
  merchantReferenceDisplay: z.string().max(255).optional(),
  returnUrl: webAddress,
  notificationUrl: webAddress,
  grandTotal: amount,
  currency: z.enum(['EUR', 'PLN']),
  locale: z.enum(['de', 'en', 'et', 'fi', 'lt', 'lv', 'pl', 'ru']),
  expiresIn: z.number().positive().optional(),
  payment: z.object({
    method: z.enum(['paymentInitiation', 'cardPayments', 'mobilePay', 'blik', 'bnpl', 'hirePurchase']),
    amount,
    currency: z.enum(['EUR', 'PLN']),
    methodOptions: z.object({ preferredProvider: z.string().optional() }).optional(),
  }),
});

const ONLY_ZLOTY = new Set(['blik']);
const MINUTE_MS = 60_000;

/** The order a shop asks for, or what is wrong with it. `now` in milliseconds. */
export const readOrder = (
  claims: unknown,
  now: number,
): MontonioRequest | { readonly problems: string[] } => {
  const parsed = OrderClaims.safeParse(claims);
  if (!parsed.success) {
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const { payment, expiresIn, ...order } = parsed.data;
  const problems = [
    ...(payment.amount === order.grandTotal ? [] : ['payment.amount: must equal grandTotal']),
    ...(payment.currency === order.currency ? [] : ['payment.currency: must equal currency']),
    ...(ONLY_ZLOTY.has(payment.method) && order.currency !== 'PLN' ? ['currency: BLIK takes PLN only'] : []),
  ];
  if (problems.length > 0) return { problems };
  return {
    ...order,
    merchantReferenceDisplay: order.merchantReferenceDisplay ?? null,
    grandTotal: fromDecimal(order.grandTotal) ?? 0,
    method: payment.method,
    preferredProvider: payment.methodOptions?.preferredProvider ?? null,
    expiresAt: expiresIn === undefined ? null : new Date(now + expiresIn * MINUTE_MS).toISOString(),
  };
};
