import type { consoleNoticeCalls } from '@tableside/contract/http/console/notices';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { watchBackups } from './backup-age.ts';
import { watchDisk } from './disk.ts';
import { pruneFound } from './found-store.ts';
import { chooseNotices, muteOwn, ownNotices, showNotices } from './settings.ts';
import { testMail, testSms } from './test-ways.ts';
import { watchForNotices } from './watch.ts';
import { writeNoticeLetters } from './write-letters.ts';

export { LAST_BACKUP } from './backup-age.ts';
export { foundOf, noteFound } from './found-store.ts';
export { emailRecipients } from './people.ts';

/** Who of the staff is told what. */
export const noticeHandlers = (deps: Deps): Handlers<keyof typeof consoleNoticeCalls> => ({
  'GET /console/{venue}/notices': showNotices(deps),
  'POST /console/{venue}/notices': chooseNotices(deps),
  'POST /console/{venue}/notices/test-mail': testMail(deps),
  'POST /console/{venue}/notices/test-sms': testSms(deps),
  'GET /console/{venue}/notices/own': ownNotices(deps),
  'POST /console/{venue}/notices/own': muteOwn(deps),
});

/** What was told is kept this long, so that it is not told twice. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export const noticeJobs = (deps: Deps): Job[] => [
  { name: 'watch-for-notices', everySeconds: 20, run: now => watchForNotices(deps, now) },
  { name: 'write-notice-letters', everySeconds: 30, run: now => writeNoticeLetters(deps, now) },
  { name: 'watch-disk', everySeconds: 3_600, run: now => watchDisk(deps, now) },
  { name: 'watch-backups', everySeconds: 3_600, run: now => watchBackups(deps, now) },
  {
    name: 'forget-notices',
    everySeconds: 3_600,
    run: now => pruneFound(deps.database.run, new Date(now - KEPT_MS)),
  },
];
