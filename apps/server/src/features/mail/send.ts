import type { Deps } from '../../deps.ts';
import type { ClaimedMail, MailOutcome } from './mail.ts';
import { attachmentsOf, claimMails, writeOutcome } from './mail-store.ts';
import { PATIENCE_MS, sendBySmtp } from './smtp-driver.ts';

/** Mails under way at once. */
const AT_ONCE = 4;

const MINUTE_MS = 60_000;
/** A sender without an outcome after this has died. */
const SENDING_MS = PATIENCE_MS + MINUTE_MS;

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

type Parts = Pick<Deps, 'database' | 'clock' | 'log' | 'mail'>;

const send = async (mail: ClaimedMail, { database, clock, log, mail: office }: Parts): Promise<void> => {
  const { run } = database;
  const url = office.url();
  const outcome: MailOutcome =
    url === null
      ? { kind: 'later', failure: 'no mail server' }
      : await sendBySmtp(url, office.from, mail, await attachmentsOf(run, mail.id));
  // No address in the log: the operator finds the mail by its id.
  if (outcome.kind !== 'sent') log.warn({ mail: mail.id, failure: outcome.failure }, 'mail not sent');
  await writeOutcome(run, mail, statusOf(outcome, mail.tries, clock()));
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
