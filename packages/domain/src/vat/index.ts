export { allocateByVatRate, atUsual, byRate, type RatedAmount, takenByRate, vatShares } from './by-rate.ts';
export {
  MAX_VAT_RATES,
  ONLY_VAT_RATE,
  type SellerVat,
  soldAt,
  type VatRate,
  vatRateId,
  vatRatesOf,
} from './rates.ts';
export { type VatShare, vatIncluded } from './vat-included.ts';
