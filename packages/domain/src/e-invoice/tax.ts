import { element, textElement } from '../xml/index.ts';
import type { EInvoice } from './content.ts';

/** `S` is taxed, `Z` is taxed at nothing, `O` is what who pays no VAT sells: it has no rate and no VAT codes. */
export type TaxCategory = 'S' | 'Z' | 'O';
export const taxCategory = ({ taxed }: Pick<EInvoice, 'taxed'>, percent: number): TaxCategory => {
  if (!taxed) return 'O';
  return percent > 0 ? 'S' : 'Z';
};

/** Why there is no VAT where its seller pays none. */
export const WHY_UNTAXED = 'VATEX-EU-O';

const VAT = element('cac:TaxScheme', [textElement('cbc:ID', 'VAT')]);

/** A party's VAT number. */
export const partyTax = (vatCode: string): string =>
  element('cac:PartyTaxScheme', [textElement('cbc:CompanyID', vatCode), VAT]);

/** What VAT something has in it; `why` where sums say why there is none. */
export const category = (
  name: string,
  invoice: Pick<EInvoice, 'taxed'>,
  percent: number,
  why: boolean,
): string => {
  const id = taxCategory(invoice, percent);
  return element(name, [
    textElement('cbc:ID', id),
    ...(id === 'O' ? [] : [textElement('cbc:Percent', String(percent))]),
    ...(id === 'O' && why ? [textElement('cbc:TaxExemptionReasonCode', WHY_UNTAXED)] : []),
    VAT,
  ]);
};
