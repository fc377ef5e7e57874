import type { AdditionalField, VenueSettings } from './settings.ts';

/** Where a question is asked: at tables with codes, on kiosks, at both, or where orders are picked up. EXTRA-05, EXTRA-14. */
export const QUESTION_PLACES = ['codes', 'kiosks', 'both', 'pickup'] as const;
export type QuestionPlace = (typeof QUESTION_PLACES)[number];
export const QUESTION_TYPES = ['text', 'select', 'autocomplete', 'checkbox'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

type Texts = { readonly [language: string]: string };
/** `key`: what answers are kept under; null for one that is new. */
export type QuestionOption = { readonly key: string | null; readonly label: Texts };
/** An extra question as its venue words it. ENTITY-36. */
export type Question = {
  readonly key: string | null;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly place: QuestionPlace;
  readonly label: Texts;
  readonly options: readonly QuestionOption[];
};
type Stored = Pick<
  VenueSettings,
  | 'additionalFields'
  | 'additionalFieldsKioskEnabled'
  | 'additionalFieldsQrEnabled'
  | 'translations'
  | 'mainLanguage'
>;

/** Questions that were taken away and whose words are kept for orders that answered them. */
const KEPT_RETIRED = 20;

export const hasOptions = ({ type }: Pick<Question, 'type'>): boolean =>
  type === 'select' || type === 'autocomplete';

const missing = (label: Texts, main: string): boolean => (label[main] ?? '').trim() === '';

/**
 * What guests could not read or answer, by place: `0.label`, `2.options`, `2.options.1`. A list to choose from needs
 * something to choose; a list that helps with typing does not.
 */
export const questionProblems = (
  questions: readonly Question[],
  main: string,
): { readonly [place: string]: 'missing' | 'options' | 'twice' } =>
  Object.fromEntries(
    questions.flatMap(({ type, label, options }, at) => {
      const same = questions.findIndex(each => each.label[main]?.trim() === label[main]?.trim());
      return [
        ...(missing(label, main) ? [[`${at}.label`, 'missing'] as const] : []),
        ...(!missing(label, main) && same < at ? [[`${at}.label`, 'twice'] as const] : []),
        ...(type === 'select' && options.length === 0 ? [[`${at}.options`, 'options'] as const] : []),
        ...options.flatMap((option, place) =>
          hasOptions({ type }) && missing(option.label, main)
            ? [[`${at}.options.${place}`, 'missing'] as const]
            : [],
        ),
      ];
    }),
  );

const textsOf = (key: string, { translations, mainLanguage }: Stored): Texts => {
  const texts = Object.entries(translations).flatMap(([language, words]) =>
    Object.hasOwn(words, key) && words[key] ? [[language, words[key]] as const] : [],
  );
  // What has no words is shown as it stands.
  return { [mainLanguage]: key, ...Object.fromEntries(texts) };
};

const placeOf = (field: AdditionalField, stored: Stored): QuestionPlace => {
  if (field.onlyAt?.length === 1 && field.onlyAt[0] === 'pickup') return 'pickup';
  const qr = field.qrEnabled ?? stored.additionalFieldsQrEnabled;
  const kiosk = field.kioskEnabled ?? stored.additionalFieldsKioskEnabled;
  if (qr && kiosk) return 'both';
  return kiosk ? 'kiosks' : 'codes';
};

/** The questions of a venue, as its owner words them. */
export const questionsOf = (stored: Stored): Question[] =>
  stored.additionalFields
    .filter(({ retired }) => !retired)
    .map(field => ({
      key: field.key,
      type: field.type,
      required: field.required,
      place: placeOf(field, stored),
      label: textsOf(field.placeholder, stored),
      options: field.selectOptions.map(key => ({ key, label: textsOf(key, stored) })),
    }));

type Words = readonly (readonly [key: string, label: Texts])[];

/** The venue's texts with these words in the place of those with the same keys; empty ones are gone. */
const withWords = (
  translations: VenueSettings['translations'],
  words: Words,
): VenueSettings['translations'] => {
  const languages = new Set([
    ...Object.keys(translations),
    ...words.flatMap(([, label]) => Object.keys(label)),
  ]);
  const keys = new Set(words.map(([key]) => key));
  return Object.fromEntries(
    [...languages].map(language => {
      const others = Object.entries(translations[language] ?? {}).filter(([key]) => !keys.has(key));
      const own = words.flatMap(([key, label]): [string, string][] => {
        const text = label[language]?.trim() ?? '';
        return text === '' ? [] : [[key, text]];
      });
      return [language, Object.fromEntries([...others, ...own])];
    }),
  );
};

const onlyAt = (
  { place }: Question,
  before: AdditionalField | undefined,
  stored: Stored,
): Pick<AdditionalField, 'onlyAt'> => {
  if (place === 'pickup') return { onlyAt: ['pickup'] };
  // Types of tables that nobody is asked about here stay as long as the place does.
  return before?.onlyAt && placeOf(before, stored) === place ? { onlyAt: before.onlyAt } : {};
};

/**
 * Questions ready to be stored; `newKey` names what is new. A question that was taken away is asked nowhere and keeps its
 * words for a while: orders that answered it are still on the tables. EXTRA-09, EXTRA-10.
 */
export const storedQuestions = (
  questions: readonly Question[],
  stored: Stored,
  newKey: () => string,
): Pick<VenueSettings, 'additionalFields' | 'translations'> => {
  const words: [string, Texts][] = [];
  const fields = questions.map((question): AdditionalField => {
    const before = stored.additionalFields.find(({ key }) => key === question.key);
    const key = before?.key ?? newKey();
    const placeholder = before?.placeholder ?? `${key}-label`;
    words.push([placeholder, question.label]);
    const selectOptions = (hasOptions(question) ? question.options : []).map(option => {
      const known = before?.selectOptions.find(each => each === option.key) ?? newKey();
      words.push([known, option.label]);
      return known;
    });
    return {
      key,
      type: question.type,
      required: question.required,
      placeholder,
      selectOptions,
      kioskEnabled: question.place === 'kiosks' || question.place === 'both',
      qrEnabled: question.place !== 'kiosks',
      ...onlyAt(question, before, stored),
    };
  });
  const gone = stored.additionalFields
    .filter(({ key }) => !fields.some(field => field.key === key))
    .map(field => ({ ...field, retired: true, kioskEnabled: false, qrEnabled: false }));
  return {
    additionalFields: [...fields, ...gone.slice(-KEPT_RETIRED)],
    translations: withWords(stored.translations, words),
  };
};
