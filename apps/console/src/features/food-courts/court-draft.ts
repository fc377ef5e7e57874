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
  | 'open'
>;
export type Begun = CourtDraft & { readonly revision: number; readonly changed_by: string | null };

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
  open,
});

/** What is sent. */
export const courtBody = ({ open: _, cover, ...draft }: CourtDraft) => ({
  ...draft,
  languages: draft.languages.filter(language => language !== draft.main_language),
  cover: cover?.id ?? null,
});
