import { type HoursDraft, hoursDraftOf, hoursOf } from '../pace/index.ts';
import type { ConsoleFoodCourt } from './courts-query.ts';

/** A food court as it is being chosen. */
export type CourtDraft = Pick<
  ConsoleFoodCourt,
  | 'name'
  | 'description'
  | 'main_language'
  | 'languages'
  | 'cover'
  | 'venues'
  | 'operator'
  | 'direct'
  | 'invoices'
  | 'texts'
  | 'shared_baskets'
  | 'open'
> & { readonly hours: HoursDraft };
export type Begun = Omit<CourtDraft, 'hours'> &
  Pick<ConsoleFoodCourt, 'hours'> & { readonly revision: number; readonly changed_by: string | null };

/** A new one, in the language of the venue one stands in. */
export const blankCourt = (mainLanguage: string): Begun => ({
  name: {},
  description: {},
  main_language: mainLanguage,
  languages: [],
  cover: null,
  venues: [],
  operator: null,
  direct: false,
  invoices: false,
  texts: false,
  shared_baskets: false,
  hours: { weekly: [], exceptions: [], last_order_minutes: 0 },
  open: true,
  revision: 0,
  changed_by: null,
});

export const courtDraft = ({
  name,
  description,
  main_language,
  languages,
  cover,
  venues,
  operator,
  direct,
  invoices,
  texts,
  shared_baskets,
  hours,
  open,
}: Begun): CourtDraft => ({
  name,
  description,
  main_language,
  languages,
  cover,
  venues,
  operator,
  direct,
  invoices,
  texts,
  shared_baskets,
  hours: hoursDraftOf(hours),
  open,
});

/** What is sent. */
export const courtBody = ({ open: _, cover, hours, ...draft }: CourtDraft, today: string) => ({
  ...draft,
  hours: hoursOf(hours, today),
  languages: draft.languages.filter(language => language !== draft.main_language),
  cover: cover?.id ?? null,
});
