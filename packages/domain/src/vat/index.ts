export { type VatShare, vatIncluded } from './vat-included.ts';
