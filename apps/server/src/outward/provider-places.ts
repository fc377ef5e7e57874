import type { Addresses } from '@tableside/payments';

/** Where providers are reached; made at the start from the environment. */
export type ProviderEndpoints = {
  /** The sandbox, by us and by browsers; null while there is none. Only demo accounts go there. */
  readonly sandbox: () => Addresses | null;
  /** An address that the environment sets in place of a provider's own, by its id; null: its own. */
  readonly set: (provider: string) => string | null;
};
