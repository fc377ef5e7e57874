import type { QuestionSettings } from '@tableside/contract/http/offer-settings';

export type QuestionDraft = QuestionSettings['questions'][number];
export type OptionDraft = QuestionDraft['options'][number];

export const NEW_QUESTION: QuestionDraft = {
  key: null,
  type: 'text',
  required: false,
  place: 'codes',
  label: {},
  options: [],
};
export const NEW_OPTION: OptionDraft = { key: null, label: {} };

/** A list with one of its things a place up (-1) or down (1). */
export const moved = <T>(list: readonly T[], place: number, by: -1 | 1): T[] => {
  const thing = list[place];
  const to = place + by;
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(place, 1).toSpliced(to, 0, thing);
};
