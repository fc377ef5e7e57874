import { Refusal } from '@tableside/contract';
import type { BookSettingsBody } from '@tableside/contract/http/console/books';
import {
  BOOK_DEFAULTS,
  BOOK_ROLES,
  type BookAccount,
  type BookSettings,
  chartAccount,
  isAccountNumber,
  type PolishFiler,
  revenueRole,
} from '@tableside/domain/books';
import { vatRatesOf } from '@tableside/domain/vat';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { saveIfUnchanged, stampOf } from '../settings-stamps/index.ts';
import { audit } from '../staff/index.ts';
import { dayRule } from '../venues/index.ts';
import { lockBooks, writeBooks } from './book-settings-store.ts';
import { markSent } from './daily/day-mail-store.ts';
import { lastEnded } from './daily/due-days.ts';

const filerOnWire = (filer: BookSettings['polishFiler']): BookSettingsBody['polish_filer'] => {
  if (!filer) return null;
  const { postCode, ...same } = filer;
  return { ...same, post_code: postCode };
};
const filerOf = (body: BookSettingsBody['polish_filer']): PolishFiler | null => {
  if (!body) return null;
  const { post_code: postCode, ...same } = body;
  return { ...same, postCode };
};

const onWire = (books: BookSettings): BookSettingsBody => ({
  chart: books.chart,
  account_digits: books.accountDigits,
  year_begins: books.yearBegins,
  consultant: books.consultant,
  client: books.client,
  accounts: { ...books.accounts },
  mail_to: books.mailTo ?? null,
  polish_filer: filerOnWire(books.polishFiler),
});

/** Everything that can be booked: revenue at each rate of the seller and at those that were chosen for before, then the rest. */
const accountsOf = ({ legal }: VenueSettings, { accounts }: BookSettings): BookAccount[] => {
  const rates = !legal || legal.vatCode === null ? [null] : vatRatesOf(legal).map(({ percent }) => percent);
  const before = Object.keys(accounts).filter(name => name.startsWith('revenue:')) as BookAccount[];
  return [...new Set([...rates.map(revenueRole), ...before]), ...BOOK_ROLES];
};

const viewOf = (settings: VenueSettings, books: BookSettings) => ({
  settings: onWire(books),
  country: settings.countryCode,
  accounts: accountsOf(settings, books).map(account => ({
    account,
    usual: chartAccount(books.chart, account)?.padEnd(books.accountDigits, '0') ?? null,
  })),
});

/** The accounts that books go out on. */
export const showBookSettings =
  ({ database, venues }: Pick<Deps, 'database' | 'venues'>): Handler<'GET /console/{venue}/books/settings'> =>
  async ({ staff: { venueId } }) => {
    // The revision is read first: with what was saved after it, a change is at worst refused once too often.
    const stamp = await stampOf(database.run, venueId, 'books');
    const { settings } = await venues.get(venueId);
    return { ...stamp, ...viewOf(settings, settings.books ?? BOOK_DEFAULTS) };
  };

/** Refuses validation_failed, by account, for numbers that no account of this length has, and for what nobody books. */
const refuseWrong = (books: BookSettings, known: readonly string[]): void => {
  const wrong = Object.entries(books.accounts).filter(
    ([account, number]) =>
      !isAccountNumber(number, books) || !(known.includes(account) || account.startsWith('revenue:')),
  );
  if (wrong.length > 0) throw new Refusal('validation_failed', { fields: Object.fromEntries(wrong) });
};

/** Says which accounts books go out on. Written to the audit log with what it was before. Refuses settings_changed. */
export const saveBookSettings =
  ({
    database,
    venues,
    clock,
  }: Pick<Deps, 'database' | 'venues' | 'clock'>): Handler<'POST /console/{venue}/books/settings'> =>
  async ({ staff, body }) => {
    const { settings } = await venues.get(staff.venueId);
    const books: BookSettings = {
      chart: body.chart,
      accountDigits: body.account_digits,
      yearBegins: body.year_begins,
      consultant: body.consultant,
      client: body.client,
      accounts: body.accounts,
      mailTo: body.mail_to,
      polishFiler: filerOf(body.polish_filer),
    };
    refuseWrong(books, BOOK_ROLES);
    const stamp = await database.transaction(async run => {
      const before = await lockBooks(run, staff.venueId);
      const saved = await saveIfUnchanged(run, staff, 'books', body.revision);
      await writeBooks(run, staff.venueId, books);
      // A new reader begins with the day that runs: what went before is theirs to take from the console.
      if (books.mailTo !== null && books.mailTo !== (before?.mailTo ?? null))
        await markSent(run, staff.venueId, lastEnded(clock(), dayRule(settings)));
      const data = { before, after: books };
      await audit(run, staff, { action: 'books-change', subject: `venue:${staff.venueId}`, data });
      return saved;
    });
    return { ...stamp, ...viewOf(settings, books) };
  };
