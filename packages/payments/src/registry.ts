import type { Method, PaymentProvider } from './port.ts';

/** Every provider there is. Adding one is its folder and its line here. docs/recipes/payment-provider.md */
export const PROVIDERS: readonly PaymentProvider[] = [];

/** The provider that serves a method, or null. */
export const providerOf = (method: Method): PaymentProvider | null =>
  PROVIDERS.find(({ capabilities }) => capabilities.methods.includes(method)) ?? null;

/** The provider of an id, or null. */
export const providerById = (id: string): PaymentProvider | null =>
  PROVIDERS.find(provider => provider.id === id) ?? null;
