import { type Day, isDay } from '../schedule/index.ts';
import type { MenuFilter, Popup } from './settings.ts';
import { webLink } from './web-link.ts';

/** More than guests could see in a year of visits. */
export const POPUP_LIMIT = 20;

/** Whether a popup is for guests on a business day. */
export const popupRuns = (
  { shown = true, from = null, to = null }: Pick<Popup, 'shown' | 'from' | 'to'>,
  today: Day,
): boolean => shown && (from === null || from <= today) && (to === null || today <= to);

type Texts = { readonly [language: string]: string };
type Asked = {
  readonly hasPicture: boolean;
  readonly button: Texts;
  readonly url: string;
  readonly from: Day | null;
  readonly to: Day | null;
};
export type PopupProblem = 'picture' | 'link' | 'missing' | 'day' | 'before';
const missing = (text: Texts, main: string): boolean => (text[main] ?? '').trim() === '';

const popupProblem = (popup: Asked, main: string): { readonly [field: string]: PopupProblem } => {
  const { hasPicture, button, url, from, to } = popup;
  const link = url.trim();
  const badTo = to !== null && !isDay(to);
  return {
    ...(!hasPicture && { image: 'picture' }),
    ...(link !== '' && webLink(link) === null && { url: 'link' }),
    // A button needs words and a place to go.
    ...(link !== '' && missing(button, main) && { button: 'missing' }),
    ...(link === '' && !missing(button, main) && { url: 'link' }),
    ...(from !== null && !isDay(from) && { from: 'day' }),
    ...(badTo && { to: 'day' }),
    ...(from !== null && to !== null && isDay(from) && !badTo && to < from && { to: 'before' }),
  };
};

/** What guests could not be shown, by place: `popups.0.image`, `filters.1.name`. */
export const popupProblems = (
  popups: readonly Asked[],
  filters: readonly { readonly name: Texts; readonly categories: readonly string[] }[],
  main: string,
): { readonly [place: string]: PopupProblem | 'categories' } => ({
  ...Object.fromEntries(
    popups.flatMap((popup, at) =>
      Object.entries(popupProblem(popup, main)).map(([field, why]) => [`popups.${at}.${field}`, why]),
    ),
  ),
  ...Object.fromEntries(
    filters.flatMap(({ name, categories }, at) => [
      ...(missing(name, main) ? [[`filters.${at}.name`, 'missing'] as const] : []),
      ...(categories.length === 0 ? [[`filters.${at}.categories`, 'categories'] as const] : []),
    ]),
  ),
});

/** A card takes a whole row, or nearly half of one: two stand beside each other. */
export const FILTER_WIDTHS = { whole: '100%', half: '48%' } as const;
export const isWideFilter = ({ flexWidth }: Pick<MenuFilter, 'flexWidth'>): boolean =>
  Number.parseFloat(flexWidth) > 60;
