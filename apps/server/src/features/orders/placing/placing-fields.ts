import { Refusal } from '@tableside/contract';
import {
  additionalFieldProblems,
  type FieldValues,
  type TableType,
  type VenueSettings,
  visibleAdditionalFields,
} from '@tableside/domain/venue';

/**
 * The guest's answers to the questions this table asks; answers to others are left out. Refuses extra_fields_invalid
 * with `details.fields`: key -> what is wrong. EXTRA-05…08, EXTRA-12.
 */
export const answeredFields = (
  values: FieldValues,
  settings: VenueSettings,
  tableType: TableType,
): Record<string, string | boolean> => {
  const visible = visibleAdditionalFields(
    settings.additionalFields,
    {
      enabled: settings.additionalFieldsEnabled,
      kioskEnabled: settings.additionalFieldsKioskEnabled,
      qrEnabled: settings.additionalFieldsQrEnabled,
    },
    tableType,
  );
  const own = Object.fromEntries(
    visible.filter(({ key }) => Object.hasOwn(values, key)).map(({ key }) => [key, values[key]]),
  );
  const problems = additionalFieldProblems(visible, own);
  if (Object.keys(problems).length > 0) throw new Refusal('extra_fields_invalid', { fields: problems });
  const answers: Record<string, string | boolean> = {};
  for (const [key, value] of Object.entries(own)) {
    if (typeof value === 'boolean' || typeof value === 'string') answers[key] = value;
  }
  return answers;
};
