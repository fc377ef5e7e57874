import type { Addresses, Method, PaymentProvider } from '@tableside/payments';

/** Where providers are reached; made at the start from the environment. */
export type ProviderPlaces = {
  /** The sandbox, by us and by browsers; null while there is none. Only demo accounts go there. */
  readonly sandbox: () => Addresses | null;
  /** An address that the environment sets in place of a provider's own, by its id; null: its own. */
  readonly set: (provider: string) => string | null;
};

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
