import type { LegalSettings } from '@tableside/contract/http/console/money';
import { ONLY_VAT_RATE, vatRateId } from '@tableside/domain/vat';

/** A rate as it is typed. */
export type DraftRate = {
  readonly id: string;
  readonly name: string;
  readonly percent: string;
  /** Added just now: it gets its id from its name when it is saved. */
  readonly isNew?: boolean;
};

/** The form as it is typed. */
export type LegalDraft = {
  readonly companyName: string;
  readonly companyCode: string;
  readonly address: string;
  readonly paysVat: boolean;
  readonly vatCode: string;
  /** One or more. */
  readonly rates: readonly DraftRate[];
  readonly usualRate: string;
  readonly series: string;
};
export type LegalField = Exclude<keyof LegalDraft, 'paysVat' | 'rates' | 'usualRate'>;
export type LegalProblem = LegalField | 'rates';

const percentText = (percent: number): string => String(percent).replace('.', ',');

/** What a venue begins with that never said anything: the usual rate and series. */
export const draftOf = (legal: LegalSettings | null): LegalDraft => {
  const rates = legal?.vat_rates ?? [{ id: ONLY_VAT_RATE, name: '', percent: legal?.vat_percent ?? 21 }];
  return {
    companyName: legal?.company_name ?? '',
    companyCode: legal?.company_code ?? '',
    address: legal?.address ?? '',
    paysVat: legal ? legal.vat_code !== null : true,
    vatCode: legal?.vat_code ?? '',
    rates: rates.map(({ id, name, percent }) => ({ id, name, percent: percentText(percent) })),
    usualRate: legal?.usual_vat_rate ?? rates[0]?.id ?? ONLY_VAT_RATE,
    series: legal?.invoice_series ?? 'TS',
  };
};

/** A rate as people type it, `9` or `9,5`, with at most two decimals; null: it is none. */
export const percentOf = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent <= 50 ? percent : null;
};

/** Whether a rate lacks its name; the only one needs none. */
export const lacksName = ({ rates }: Pick<LegalDraft, 'rates'>, { name }: DraftRate): boolean =>
  rates.length > 1 && name.trim() === '';

/** The fields that cannot be sent like this. */
export const wrongFields = (draft: LegalDraft): readonly LegalProblem[] => [
  ...(['companyName', 'companyCode', 'address'] as const).filter(field => draft[field].trim() === ''),
  ...(draft.paysVat && draft.vatCode.trim() === '' ? (['vatCode'] as const) : []),
  ...(draft.paysVat && draft.rates.some(rate => percentOf(rate.percent) === null || lacksName(draft, rate))
    ? (['rates'] as const)
    : []),
  ...(/^[A-Z0-9]{1,8}$/.test(draft.series.trim().toUpperCase()) ? [] : (['series'] as const)),
];

/** The rates as they are sent: new ones called after their names. */
const ratesOf = ({ rates, usualRate }: LegalDraft) => {
  const sent: { id: string; name: string; percent: number; from: string }[] = [];
  const taken = rates.filter(({ isNew }) => !isNew).map(({ id }) => id);
  for (const { id: from, name, percent, isNew } of rates) {
    const id = isNew ? vatRateId(name, [...taken, ...sent.map(each => each.id)]) : from;
    sent.push({ id, name: name.trim(), percent: percentOf(percent) ?? 0, from });
  }
  const usual = sent.find(({ from }) => from === usualRate) ?? sent[0];
  return { sent: sent.map(({ from: _, ...rate }) => rate), usual };
};

/** What is sent; only of a draft without wrong fields. */
export const legalOf = (draft: LegalDraft): LegalSettings => {
  const { sent, usual } = ratesOf(draft);
  return {
    company_name: draft.companyName.trim(),
    company_code: draft.companyCode.trim(),
    address: draft.address.trim(),
    vat_code: draft.paysVat ? draft.vatCode.trim() : null,
    vat_percent: draft.paysVat ? (usual?.percent ?? 0) : 0,
    ...(draft.paysVat && usual && sent.length > 1 && { vat_rates: sent, usual_vat_rate: usual.id }),
    invoice_series: draft.series.trim().toUpperCase(),
  };
};
