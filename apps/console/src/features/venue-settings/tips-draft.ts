import type { TipSettings } from '@tableside/contract/http/offer-settings';
import { type Minor, minor } from '@tableside/domain/money';

/** Tips as they are typed: a field without a number is a share less. */
export type TipsDraft = {
  readonly percentages: readonly (number | null)[];
  readonly min: Minor | null;
  readonly max: Minor | null;
  readonly preselected: number;
  readonly largePartyFrom: number | null;
};

export const tipsDraft = ({
  percentages,
  min,
  max,
  preselected,
  large_party_from,
}: TipSettings): TipsDraft => ({
  percentages,
  min: minor(min),
  max: minor(max),
  preselected,
  largePartyFrom: large_party_from,
});

/** What is sent; no amount is none, which is refused beside its field. */
export const tipsBody = (draft: TipsDraft, revision: number) => ({
  revision,
  percentages: draft.percentages.filter(percent => percent !== null),
  min: draft.min ?? 0,
  max: draft.max ?? 0,
  preselected: draft.preselected,
  large_party_from: draft.largePartyFrom,
});
