import { type VatRate, vatRatesOf } from '@tableside/domain/vat';
import { useQuery } from '@tanstack/react-query';
import { useVenue } from '../session/index.ts';
import { legalQuery } from './legal-query.ts';

export type { VatRate };

/** The rates that the venue sells at, the usual one first; none where it pays no VAT, or nobody has said. */
export const useVatRates = (): readonly VatRate[] => {
  const venue = useVenue();
  const { data } = useQuery(legalQuery(venue.id));
  const legal = data?.legal;
  if (!legal || legal.vat_code === null) return [];
  return vatRatesOf({
    vatCode: legal.vat_code,
    vatPercent: legal.vat_percent,
    ...(legal.vat_rates && { vatRates: legal.vat_rates }),
    ...(legal.usual_vat_rate && { usualVatRate: legal.usual_vat_rate }),
  });
};
