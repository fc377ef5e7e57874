import { CLIENTS, CONSULTANTS, isAccountNumber } from '@tableside/domain/books';
import { isAddress } from '../../parts/form/is-address.ts';
import type { BookSettings } from './books-query.ts';
import { filerOf, type PolandDraft, polandDraftOf, polandField, polandProblems } from './poland-draft.ts';

/** The accounts as they are typed. */
export type BooksDraft = {
  readonly chart: BookSettings['settings']['chart'];
  readonly digits: number;
  readonly yearBegins: number;
  readonly consultant: string;
  readonly client: string;
  readonly accounts: Readonly<Record<string, string>>;
  readonly mailTo: string;
  readonly poland: PolandDraft;
};

export const draftOf = ({ settings }: BookSettings): BooksDraft => ({
  chart: settings.chart,
  digits: settings.account_digits,
  yearBegins: settings.year_begins,
  consultant: settings.consultant === null ? '' : String(settings.consultant),
  client: settings.client === null ? '' : String(settings.client),
  accounts: settings.accounts,
  mailTo: settings.mail_to ?? '',
  poland: polandDraftOf(settings.polish_filer),
});

const isWithin = (typed: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= min && Number(typed) <= max);
const ownAccounts = ({ accounts }: BooksDraft): [string, string][] =>
  Object.entries(accounts).filter(([, number]) => number !== '');

/** The fields that cannot be sent like this: `mail_to`, `consultant`, `client`, or an account. */
export const wrongFields = (draft: BooksDraft): readonly string[] => [
  ...(draft.mailTo === '' || isAddress(draft.mailTo) ? [] : ['mail_to']),
  ...(isWithin(draft.consultant, CONSULTANTS) ? [] : ['consultant']),
  ...(isWithin(draft.client, CLIENTS) ? [] : ['client']),
  ...ownAccounts(draft)
    .filter(([, number]) => !isAccountNumber(number, { accountDigits: draft.digits }))
    .map(([account]) => account),
  ...Object.keys(polandProblems(draft.poland)).map(polandField),
];

const numberOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** What is sent; only of a draft without wrong fields. */
export const settingsOf = (draft: BooksDraft): BookSettings['settings'] => ({
  chart: draft.chart,
  account_digits: draft.digits,
  year_begins: draft.yearBegins,
  consultant: numberOf(draft.consultant),
  client: numberOf(draft.client),
  accounts: Object.fromEntries(ownAccounts(draft)),
  mail_to: draft.mailTo === '' ? null : draft.mailTo,
  polish_filer: filerOf(draft.poland),
});
