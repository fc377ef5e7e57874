import type { consoleMemberMailCalls, memberMailCalls } from '@tableside/contract/http/guests/member-mail';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { wantMail } from './consent.ts';
import { sendMailing, showMemberMail } from './mailing.ts';
import { writeMailings } from './write-mailings.ts';

export { mountMailPages } from './pages.ts';

export const memberMailHandlers = (
  deps: Deps,
): Handlers<keyof typeof memberMailCalls | keyof typeof consoleMemberMailCalls> => ({
  'POST /loyalty/mail': wantMail(deps),
  'GET /console/{venue}/loyalty/mail': ({ staff }) => showMemberMail(deps, staff.venueId),
  'POST /console/{venue}/loyalty/mail/send': sendMailing(deps),
});

export const memberMailJobs = (deps: Pick<Deps, 'database' | 'mail' | 'secretBox'>): Job[] => [
  { name: 'write-member-mail', everySeconds: 60, run: now => writeMailings(deps, now) },
];
