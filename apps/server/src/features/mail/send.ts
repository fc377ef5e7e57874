import type { Deps } from '../../deps.ts';
import { type ClaimedMail, CODE_PLACE, type MailOutcome } from './mail.ts';
import { attachmentsOf, claimMails, writeOutcome } from './mail-store.ts';
import { codeContext } from './queue.ts';
import { sendBySmtp, TIMEOUT_MS } from './smtp-driver.ts';

/** Mails under way at once. */
const AT_ONCE = 4;

const MINUTE_MS = 60_000;
/** A sender without an outcome after this has died. */
const SENDING_MS = TIMEOUT_MS + MINUTE_MS;

/** Waits after each failed try; when they are used up, the mail is given up after about a day. */
const WAITS_MS = [10_000, 30_000, ...[2, 10, 30, 60, 180, 360, 360, 360].map(each => each * MINUTE_MS)];

const statusOf = (outcome: MailOutcome, tries: number, now: number) => {
  if (outcome.kind === 'sent')
    return { status: 'sent', tryAt: null, doneAt: new Date(now), failure: null } as const;
  const { failure } = outcome;
  const wait = outcome.kind === 'later' ? WAITS_MS[tries - 1] : undefined;
  return wait === undefined
    ? ({ status: 'failed', tryAt: null, doneAt: new Date(now), failure } as const)
    : ({ status: 'queued', tryAt: new Date(now + wait), doneAt: null, failure } as const);
};

type Parts = Pick<Deps, 'database' | 'clock' | 'log' | 'mail' | 'secretBox'>;

/** The letter with its code; null: the code was sealed with another SECRET_KEY. */
const whole = (mail: ClaimedMail, { secretBox }: Parts): ClaimedMail | null => {
  if (mail.sealedCode === null) return mail;
  const code = secretBox.open(mail.sealedCode, codeContext(mail.dedupeKey));
  return code === null
    ? null
    : {
        ...mail,
        text: mail.text.replaceAll(CODE_PLACE, code),
        html: mail.html.replaceAll(CODE_PLACE, code),
      };
};

const hand = async (mail: ClaimedMail, parts: Parts): Promise<MailOutcome> => {
  const { database, mail: office } = parts;
  const url = office.url();
  if (url === null) return { kind: 'later', failure: 'no mail server' };
  const letter = whole(mail, parts);
  if (letter === null) return { kind: 'refused', failure: 'its code was sealed with another key' };
  return sendBySmtp(url, office.from, letter, await attachmentsOf(database.run, mail.id));
};

const send = async (mail: ClaimedMail, parts: Parts): Promise<void> => {
  const { database, clock, log } = parts;
  const outcome = await hand(mail, parts);
  // No address in the log: the operator finds the mail by its id.
  if (outcome.kind !== 'sent') log.warn({ mail: mail.id, failure: outcome.failure }, 'mail not sent');
  await writeOutcome(database.run, mail, statusOf(outcome, mail.tries, clock()));
};

/**
 * Sends every mail that is due: each is claimed before it leaves and settled after, without a transaction in between, so
 * several servers can send and any of them may die.
 */
export const sendMails = async (parts: Parts): Promise<void> => {
  for (;;) {
    const now = parts.clock();
    const claimed = await claimMails(parts.database.run, new Date(now), new Date(now + SENDING_MS), AT_ONCE);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map(mail => send(mail, parts)));
  }
};
