import type { Minor } from '../money/index.ts';
import { type VatShare, vatIncluded } from '../vat/index.ts';

/** The VAT inside of what was sold, by rate; empty for a venue that pays none, or has not said. Minor units. */
export const vatParts = (
  net: Minor,
  legal: { readonly vatCode: string | null; readonly vatPercent: number } | null | undefined,
): VatShare[] => (legal && legal.vatCode !== null ? [vatIncluded(net, legal.vatPercent)] : []);
