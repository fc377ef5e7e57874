import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { bookFile } from './book-file.ts';
import { saveBookSettings, showBookSettings } from './book-settings.ts';
import { mailDays } from './daily/mail-days.ts';
import { showBooks } from './show-books.ts';

type Keys =
  | 'GET /console/{venue}/books'
  | 'GET /console/{venue}/books/settings'
  | 'POST /console/{venue}/books/settings'
  | 'GET /console/{venue}/books/{exporter}/file';

/** A month's books for accountants and tax offices. */
export const bookHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/books': showBooks(deps),
  'GET /console/{venue}/books/settings': showBookSettings(deps),
  'POST /console/{venue}/books/settings': saveBookSettings(deps),
  'GET /console/{venue}/books/{exporter}/file': bookFile(deps),
});

/** The figures of a business day reach the accountant within minutes of its end. */
export const bookJobs = (deps: Deps): Job[] => [
  { name: 'mail-days', everySeconds: 300, run: now => mailDays(deps, now) },
];
