import type { Deps } from '../../../deps.ts';
import { maySendSms, smsText } from '../../notify/index.ts';
import { ownKey } from '../own-key.ts';
import { type ClaimedMessage, claimMessages, writeMessageOutcome } from './message-store.ts';
import { sentenceOf } from './words.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'log' | 'sms' | 'limits' | 'venues' | 'secretBox'>;

const AT_ONCE = 8;
/** News that is older than this says nothing any more, in milliseconds. */
const TOLD_WITHIN_MS = 30 * 60_000;
/** Waits after each try that surely did not leave, in milliseconds. */
const WAITS_MS = [3_000, 15_000, 60_000, 180_000];

const send = async (parts: Parts, message: ClaimedMessage): Promise<void> => {
  const { database, clock, log } = parts;
  const done = (failure: string | null, tryAt: Date | null = null) =>
    writeMessageOutcome(database.run, message, { tryAt, failure });
  if (clock() - message.createdAt.getTime() > TOLD_WITHIN_MS) return done('too late');
  if (message.tries === 1 && !maySendSms(parts.limits, message.phone, message.venueId))
    return done('too many');
  const { name, slug, settings } = await parts.venues.get(message.venueId);
  const said = sentenceOf({ ...message, timeZone: settings.timeZone });
  const page = `${message.address}/reserve/${encodeURIComponent(slug)}?mine#${ownKey(parts, message.reservationId)}`;
  const withPage = message.kind !== 'cancelled' && message.address !== '';
  const text = withPage ? `${smsText(name, said)} ${page}` : smsText(name, said);
  const outcome = await parts.sms.send({ to: message.phone, text });
  if (outcome.kind === 'sent') return done(null);
  // No number in the log: whoever knows it can be called.
  log.warn({ message: message.id, failure: outcome.failure }, 'somebody who reserved was not told');
  const wait = outcome.kind === 'later' ? WAITS_MS[message.tries - 1] : undefined;
  return done(outcome.failure, wait === undefined ? null : new Date(clock() + wait));
};

/** Sends every message that is due: claimed before it leaves, settled after, without a transaction in between. */
export const sendMessages = async (parts: Parts): Promise<void> => {
  for (;;) {
    const claimed = await claimMessages(parts.database.run, new Date(parts.clock()), AT_ONCE);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map(message => send(parts, message)));
  }
};
