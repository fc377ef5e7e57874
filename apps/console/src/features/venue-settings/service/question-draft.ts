import type { QuestionSettings } from '@tableside/contract/http/shared/settings/offer-settings';

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
