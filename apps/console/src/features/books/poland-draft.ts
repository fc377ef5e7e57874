import { POLISH_FILER_LENGTHS, POLISH_OFFICE, POLISH_POST_CODE } from '@tableside/domain/books';
import type { TextKey } from '../../i18n/index.ts';
import type { BookSettings } from './books-query.ts';

type Filer = NonNullable<BookSettings['settings']['polish_filer']>;
export type PolandPart = keyof Filer;
/** The tax office and the registered address as they are typed. */
export type PolandDraft = Readonly<Record<PolandPart, string>>;

/** Each part with the most signs it has, in the order of the form. */
export const POLAND_PARTS: readonly (readonly [PolandPart, number])[] = [
  ['office', 4],
  ['street', POLISH_FILER_LENGTHS.street],
  ['house', POLISH_FILER_LENGTHS.house],
  ['flat', POLISH_FILER_LENGTHS.flat],
  ['post_code', 6],
  ['city', POLISH_FILER_LENGTHS.city],
  ['commune', POLISH_FILER_LENGTHS.commune],
  ['county', POLISH_FILER_LENGTHS.county],
  ['voivodeship', POLISH_FILER_LENGTHS.voivodeship],
];
const OPTIONAL: readonly PolandPart[] = ['street', 'flat'];

/** How a part's field is named among the wrong ones. */
export const polandField = (part: string): string => `poland:${part}`;

export const polandDraftOf = (filer: Filer | null): PolandDraft =>
  filer ?? {
    office: '',
    voivodeship: '',
    county: '',
    commune: '',
    street: '',
    house: '',
    flat: '',
    city: '',
    post_code: '',
  };

const isEmpty = (draft: PolandDraft): boolean => Object.values(draft).every(typed => typed.trim() === '');

/** What is wrong of what was typed, by part; all of it empty says that nothing is filed there. */
export const polandProblems = (draft: PolandDraft): Readonly<Partial<Record<PolandPart, TextKey>>> => {
  if (isEmpty(draft)) return {};
  const problems: Partial<Record<PolandPart, TextKey>> = {};
  for (const [part] of POLAND_PARTS) {
    if (draft[part].trim() === '' && !OPTIONAL.includes(part)) problems[part] = 'books.poland.missing';
  }
  if (!problems.office && !POLISH_OFFICE.test(draft.office.trim()))
    problems.office = 'books.poland.officeWrong';
  if (!problems.post_code && !POLISH_POST_CODE.test(draft.post_code.trim())) {
    problems.post_code = 'books.poland.postCodeWrong';
  }
  return problems;
};

/** What is sent; null: nothing is filed there. */
export const filerOf = (draft: PolandDraft): Filer | null => {
  if (isEmpty(draft)) return null;
  const parts = Object.entries(draft).map(([part, typed]) => [part, typed.trim()]);
  return Object.fromEntries(parts) as Filer;
};
