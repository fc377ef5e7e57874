import type { TipSettings } from '@tableside/contract/http/shared/settings/offer-settings';
import { type Minor, minor } from '@tableside/domain/money';
import { plainIban, writtenIban } from '@tableside/domain/payouts';

/** Tips as they are typed: a field without a number is a share less. */
export type TipsDraft = {
  readonly percentages: readonly (number | null)[];
  readonly min: Minor | null;
  readonly max: Minor | null;
  readonly preselected: number;
  readonly largePartyFrom: number | null;
  readonly feeFixed: Minor | null;
  readonly feePercent: number | null;
  readonly roundUpFor: string | null;
  readonly payoutIban: string;
};

export const tipsDraft = ({
  percentages,
  min,
  max,
  preselected,
  large_party_from,
  fee_fixed,
  fee_percent,
  round_up_for,
  payout_iban,
}: TipSettings): TipsDraft => ({
  percentages,
  min: minor(min),
  max: minor(max),
  preselected,
  largePartyFrom: large_party_from,
  feeFixed: minor(fee_fixed),
  feePercent: fee_percent,
  roundUpFor: round_up_for,
  payoutIban: payout_iban === null ? '' : writtenIban(payout_iban),
});

/** What is sent; no amount is none, which is refused beside its field. */
export const tipsBody = (draft: TipsDraft, revision: number) => ({
  revision,
  percentages: draft.percentages.filter(percent => percent !== null),
  min: draft.min ?? 0,
  max: draft.max ?? 0,
  preselected: draft.preselected,
  large_party_from: draft.largePartyFrom,
  fee_fixed: draft.feeFixed ?? 0,
  fee_percent: draft.feePercent ?? 0,
  round_up_for: draft.roundUpFor,
  payout_iban: draft.payoutIban.trim() === '' ? null : plainIban(draft.payoutIban),
});
