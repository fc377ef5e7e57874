import { PROVIDERS } from './registry.ts';

/**
 * The provider to begin with in a country (ISO 3166, two letters): one account that takes cards and the phone's wallets.
 * Null: none is known for it. More can be added beside it.
 */
export const recommendedProvider = (countryCode: string): string | null => {
  const country = countryCode.toUpperCase();
  const begins = PROVIDERS.find(({ capabilities: { beginsIn } }) => beginsIn?.includes(country) ?? false);
  const elsewhere = PROVIDERS.find(({ capabilities }) => capabilities.beginsIn === 'elsewhere');
  return (begins ?? elsewhere)?.id ?? null;
};
