import type { AdditionalField, VenueSettings } from '@tableside/domain/venue';

/** The venue's extra questions and its own texts in its main language, by translation key. */
export type FieldWords = {
  readonly fields: readonly AdditionalField[] | null;
  readonly texts: { readonly [key: string]: string } | null;
};

export const fieldWordsOf = (settings: VenueSettings): FieldWords => ({
  fields: settings.additionalFields,
  texts: settings.translations[settings.mainLanguage] ?? null,
});

type Answers = Record<string, string | boolean>;

/**
 * A guest's answers as staff read them: question and chosen option in the venue's words. What has no words keeps its
 * key, as do questions that read alike, so that no answer hides another. EXTRA-10.
 */
export const inVenueWords = (answers: Answers, { fields, texts }: FieldWords): Answers => {
  const text = (key: string): string | null => (texts && Object.hasOwn(texts, key) && texts[key]) || null;
  const named = Object.entries(answers).map(([key, value]) => {
    const field = fields?.find(each => each.key === key);
    const chosen =
      typeof value === 'string' &&
      // What was chosen from a list may be off the list by now.
      (field?.type === 'select' || (field?.type !== 'text' && field?.selectOptions.includes(value)));
    return {
      key,
      label: (field && text(field.placeholder)) ?? key,
      value: chosen ? (text(value) ?? value) : value,
    };
  });
  const taken = (own: string, label: string) =>
    named.some(each => each.key !== own && (each.key === label || each.label === label));
  return Object.fromEntries(named.map(({ key, label, value }) => [taken(key, label) ? key : label, value]));
};
