export { LegalCard } from './LegalCard.tsx';
export { TillCard } from './TillCard.tsx';
export { useVatRates, type VatRate } from './use-vat-rates.ts';
