import type { LegalSettings } from '@tableside/contract/http/console-money';

/** The form as it is typed. */
export type LegalDraft = {
  readonly companyName: string;
  readonly companyCode: string;
  readonly address: string;
  readonly paysVat: boolean;
  readonly vatCode: string;
  readonly vatPercent: string;
  readonly series: string;
};
export type LegalField = Exclude<keyof LegalDraft, 'paysVat'>;

/** What a venue begins with that never said anything: the usual rate and series. */
export const draftOf = (legal: LegalSettings | null): LegalDraft => ({
  companyName: legal?.company_name ?? '',
  companyCode: legal?.company_code ?? '',
  address: legal?.address ?? '',
  paysVat: legal ? legal.vat_code !== null : true,
  vatCode: legal?.vat_code ?? '',
  vatPercent: String(legal?.vat_percent ?? 21).replace('.', ','),
  series: legal?.invoice_series ?? 'TS',
});

/** A rate as people type it, `9` or `9,5`, with at most two decimals; null: it is none. */
export const percentOf = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent <= 50 ? percent : null;
};

/** The fields that cannot be sent like this. */
export const wrongFields = (draft: LegalDraft): readonly LegalField[] => [
  ...(['companyName', 'companyCode', 'address'] as const).filter(field => draft[field].trim() === ''),
  ...(draft.paysVat && draft.vatCode.trim() === '' ? (['vatCode'] as const) : []),
  ...(draft.paysVat && percentOf(draft.vatPercent) === null ? (['vatPercent'] as const) : []),
  ...(/^[A-Z0-9]{1,8}$/.test(draft.series.trim().toUpperCase()) ? [] : (['series'] as const)),
];

/** What is sent; only of a draft without wrong fields. */
export const legalOf = (draft: LegalDraft): LegalSettings => ({
  company_name: draft.companyName.trim(),
  company_code: draft.companyCode.trim(),
  address: draft.address.trim(),
  vat_code: draft.paysVat ? draft.vatCode.trim() : null,
  vat_percent: draft.paysVat ? (percentOf(draft.vatPercent) ?? 0) : 0,
  invoice_series: draft.series.trim().toUpperCase(),
});
