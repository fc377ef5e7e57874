import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { pruneMails } from './mail-store.ts';
import { sendMails } from './send.ts';

export type { Email, LetterRow } from './letter.ts';
export { CODE_PLACE, type MailAttachment, type OutgoingMail } from './mail.ts';
export { mailOf } from './mail-of.ts';
export { createMailer, type Mailer } from './office.ts';
export { askedForKey, queueMail, queueMailWithCode } from './queue.ts';
export { type EmailWords, emailWords } from './words.ts';

/** Addresses and what was written to them are kept this long. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export const SEND_MAIL = 'send-mail';

/** Mail leaves within seconds and is forgotten after 30 days. */
export const mailJobs = (deps: Pick<Deps, 'database' | 'clock' | 'log' | 'mail' | 'secretBox'>): Job[] => [
  { name: SEND_MAIL, everySeconds: 5, onEveryServer: true, run: () => sendMails(deps) },
  {
    name: 'forget-mail',
    everySeconds: 3_600,
    run: now => pruneMails(deps.database.run, new Date(now - KEPT_MS)),
  },
];
