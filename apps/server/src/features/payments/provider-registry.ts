import type { Method, PaymentProvider } from '@tableside/payments';

/** The providers of this installation; tests put their own in. */
export type ProviderRegistry = {
  readonly all: readonly PaymentProvider[];
  readonly byId: (id: string) => PaymentProvider | null;
  readonly ofMethod: (method: string) => PaymentProvider | null;
};

export const providerRegistry = (all: readonly PaymentProvider[]): ProviderRegistry => ({
  all,
  byId: id => all.find(provider => provider.id === id) ?? null,
  ofMethod: method => all.find(({ capabilities }) => capabilities.methods.includes(method as Method)) ?? null,
});
