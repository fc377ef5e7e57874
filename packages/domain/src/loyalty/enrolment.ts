import { isPhoneTyped } from '../notify/index.ts';
import { emailProblem } from '../receipts/index.ts';

export const ENROLMENT_FIELD_TYPES = ['text', 'tel', 'email'] as const;
export type EnrolmentFieldType = (typeof ENROLMENT_FIELD_TYPES)[number];

/** Longest answer, in characters. */
export const MAX_ANSWER = 200;

/** What a programme asks of whoever joins. ENTITY-76. */
export type EnrolmentField = {
  readonly key: string;
  readonly type: EnrolmentFieldType;
  readonly required: boolean;
  readonly minLength: number | null;
  readonly maxLength: number | null;
};

export type EnrolmentProblem = 'required' | 'phone' | 'email' | 'short' | 'long';

const problemOf = (field: EnrolmentField, answer: string, countryCode: string): EnrolmentProblem | null => {
  if (answer === '') return field.required ? 'required' : null;
  const { length } = [...answer];
  if (length > Math.min(field.maxLength ?? MAX_ANSWER, MAX_ANSWER)) return 'long';
  if (field.type === 'tel') return isPhoneTyped(answer, countryCode) ? null : 'phone';
  if (field.type === 'email') return emailProblem(answer, MAX_ANSWER) === null ? null : 'email';
  return length < (field.minLength ?? 0) ? 'short' : null;
};

/** What is wrong with each answer, by the key of its field; `countryCode` is the venue's. LOYAL-22, LOYAL-23, LOYAL-24. */
export const enrolmentProblems = (
  fields: readonly EnrolmentField[],
  answers: { readonly [key: string]: string },
  countryCode: string,
): { readonly [key: string]: EnrolmentProblem } =>
  Object.fromEntries(
    fields.flatMap(field => {
      const answer = Object.hasOwn(answers, field.key) ? (answers[field.key] ?? '') : '';
      const problem = problemOf(field, answer.trim(), countryCode);
      return problem === null ? [] : [[field.key, problem]];
    }),
  );

/** The answers that a programme asked for, trimmed; what it did not ask, and what is empty, is not kept. */
export const keptAnswers = (
  fields: readonly EnrolmentField[],
  answers: { readonly [key: string]: string },
): { readonly [key: string]: string } =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      const answer = Object.hasOwn(answers, key) ? (answers[key] ?? '').trim() : '';
      return answer === '' ? [] : [[key, answer]];
    }),
  );
