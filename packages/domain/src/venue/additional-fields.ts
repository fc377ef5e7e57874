import type { AdditionalField, TableType } from './settings.ts';

/** Longest text of an extra field, in characters. EXTRA-08. */
export const MAX_FIELD_LENGTH = 100;

type Switches = {
  readonly kioskEnabled?: boolean | undefined;
  readonly qrEnabled?: boolean | undefined;
  readonly onlyAt?: readonly TableType[] | undefined;
};

/**
 * The extra questions this table asks, in order: none unless the venue turned them on; on a kiosk those meant for
 * kiosks, elsewhere those meant for codes; a field without its own switch follows the group's; one that is meant for some
 * types of tables, such as the pickup counter, is asked there alone. EXTRA-05, EXTRA-13, EXTRA-14.
 */
export const visibleAdditionalFields = <F extends Switches>(
  fields: readonly F[],
  group: { readonly enabled: boolean; readonly kioskEnabled: boolean; readonly qrEnabled: boolean },
  tableType: TableType,
): F[] => {
  if (!group.enabled) return [];
  const here = fields.filter(({ onlyAt }) => onlyAt?.includes(tableType) ?? true);
  return tableType === 'self_service'
    ? here.filter(field => field.kioskEnabled ?? group.kioskEnabled)
    : here.filter(field => field.qrEnabled ?? group.qrEnabled);
};

/** Whether placing stops at the extra details first: something shown must be answered. CART-36, CART-44. */
export const needsExtraDetails = (visible: readonly Pick<AdditionalField, 'required'>[]): boolean =>
  visible.some(field => field.required);

export type FieldProblem = 'required' | 'tooLong' | 'notAnOption';
export type FieldValues = Readonly<Record<string, string | boolean | null | undefined>>;

type FieldRule = Pick<AdditionalField, 'key' | 'type' | 'required' | 'selectOptions'>;

const problemOf = (field: FieldRule, value: FieldValues[string]): FieldProblem | null => {
  const missing = field.type === 'checkbox' ? value !== true : typeof value !== 'string' || !value.trim();
  if (missing && field.required) return 'required';
  if (value === undefined || value === null || value === '') return null;
  if (field.type === 'checkbox') return typeof value === 'boolean' ? null : 'notAnOption';
  if (typeof value !== 'string') return 'notAnOption';
  if (value.length > MAX_FIELD_LENGTH) return 'tooLong';
  const closed = field.type !== 'text' && field.selectOptions.length > 0;
  return closed && !field.selectOptions.includes(value) ? 'notAnOption' : null;
};

/**
 * What is wrong with the answers, by field key; empty when they can be sent. A list without options takes free text.
 * EXTRA-04, EXTRA-06…08.
 */
export const additionalFieldProblems = (
  fields: readonly FieldRule[],
  values: FieldValues,
): Record<string, FieldProblem> => {
  const problems: Record<string, FieldProblem> = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.key]);
    if (problem) problems[field.key] = problem;
  }
  return problems;
};
