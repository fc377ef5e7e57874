import { Refusal } from '@tableside/contract';
import { looksLikeVatCode, plainVatCode } from '@tableside/domain/invoices';
import { checkVAT, countries } from 'jsvat';
import { askVies } from './vies-api.ts';

/** Prefixes of the codes that the EU can say something about. */
const IN_VIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

export type CheckedVatCode = { readonly code: string; readonly checked: 'offline' | 'online' };

/**
 * A buyer's VAT code as it is written on the invoice. It must be of the buyer's country and its checksum right; where
 * `viesUrl` is set and answers, it must also be in use. A country we know no checksum of is believed its form. Throws
 * `Refusal` vat_code_invalid. INVOICE-14, INVOICE-15.
 */
export const checkVatCode = async (
  typed: string,
  country: string,
  viesUrl: string | null,
): Promise<CheckedVatCode> => {
  const code = plainVatCode(typed, country);
  const { isValid, isSupportedCountry } = checkVAT(code, countries);
  const wrong = !looksLikeVatCode(code, country) || (isSupportedCountry && !isValid);
  if (wrong) throw new Refusal('vat_code_invalid');
  const prefix = code.slice(0, 2);
  const verdict =
    viesUrl !== null && IN_VIES.has(prefix) ? await askVies(viesUrl, prefix, code.slice(2)) : null;
  if (verdict === false) throw new Refusal('vat_code_invalid');
  return { code, checked: verdict === null ? 'offline' : 'online' };
};
