/** INVOICE-10. */
export const MIN_SEARCH = 3;
/** More matches than this ask to narrow the search. INVOICE-13. */
export const MAX_COMPANIES = 20;
/** INVOICE-11. */
const MAX_TITLE = 60;

/** A company's title as a list shows it. INVOICE-11. */
export const shownTitle = (title: string): string => {
  const letters = [...title];
  return letters.length > MAX_TITLE ? `${letters.slice(0, MAX_TITLE).join('').trimEnd()}…` : title;
};

/** By what is typed: a number is a company's code, anything else its name; null: too short to search. INVOICE-10. */
export const searchKind = (typed: string): 'code' | 'name' | null => {
  const trimmed = typed.trim();
  if (trimmed.length < MIN_SEARCH) return null;
  return /^\d+$/.test(trimmed) ? 'code' : 'name';
};

/**
 * A name as it is compared: without case, marks above letters, quotes and doubled spaces, so that `azuolas` finds
 * `UAB „Ąžuolas“`.
 */
export const comparableName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/["'„“”«»‚‘’`,.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
