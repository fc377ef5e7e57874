import type { Database } from '../../database/database.ts';
import type { CallLimits } from '../../http/mount/ports.ts';
import type { Job } from '../../jobs/runner.ts';
import type { Limits } from './counters.ts';
import { bytesKept, KEPT_BYTES, ordersKept, SESSION_BYTES } from './kept.ts';
import { GENERAL, KEPT_OUTCOMES, NEW_SESSION, STRICT } from './rules.ts';
import { exchangeCounts, pruneCounts } from './store.ts';

export { attemptUnder } from './attempts.ts';
export { type Attempt, createLimits, type Limits } from './counters.ts';
export { attemptFrom, countLetter, knownBrowser, nameOfAddress, noteBrowser } from './known-browser.ts';
export {
  ACCOUNT_LETTERS,
  CARDS_OF_ADDRESS,
  CARDS_OF_DEVICE,
  CARDS_OF_OTHERS,
  ENROL_CODES,
  GENERAL,
  GIFTS_OF_ADDRESS,
  GIFTS_OF_DEVICE,
  GUEST_PASSWORDS,
  MAILS_OF_PAYMENT,
  MAILS_TO_ADDRESS,
  MEMBER_MAIL_WISHES,
  NEW_ACCOUNT,
  NEW_PAYMENT,
  PAGES,
  PASSKEYS,
  RESERVATIONS_OF_VENUE,
  REVIEWS_OF_PHONE,
  type Rule,
  SMS_OF_VENUE,
  SMS_TO_NUMBER,
  TABLE_PIN,
  TAKEN_ADDRESS,
  UNKNOWN_CODE,
  UNKNOWN_COUPON,
} from './rules.ts';

/** Longest window of any rule but that of bytes, doubled, and of that one. */
const PRUNED = { usual: 3_600, bytes: 2 * KEPT_BYTES.seconds };
/** Calls that name their session in the body are counted by address, and a full dining room shares one. */
const OF_MANY = { ...KEPT_OUTCOMES, limit: 10 * KEPT_OUTCOMES.limit };

/** Counts a new session from an address. Throws `Refusal` rate_limited. */
export const countSession = (limits: Pick<Limits, 'take'>, ip: string): void => {
  limits.take('new-session', ip, NEW_SESSION);
  limits.take('kept', ip, KEPT_BYTES, SESSION_BYTES);
};

/** Counts what orders placed together keep, whose carts no path names: `lines` of each. Throws `Refusal` rate_limited. */
export const countOrders = (limits: Pick<Limits, 'take'>, ip: string, lines: readonly number[]): void =>
  limits.take('kept', ip, KEPT_BYTES, ordersKept(lines));

/** The limits of every call: session, table, venue, account, then address. */
export const callLimits = (limits: Limits): CallLimits => ({
  admit: (call, { ip, sessionId, tableId, venueId, accountId, userId, keyId }) => {
    const strict = STRICT[call];
    if (strict) limits.take(call, sessionId ?? accountId ?? userId ?? ip, strict);
    if (sessionId !== undefined) limits.take('session', sessionId, GENERAL.session);
    if (tableId !== undefined) limits.take('table', tableId, GENERAL.table);
    if (accountId !== undefined) limits.take('account', accountId, GENERAL.session);
    if (userId !== undefined) limits.take('user', userId, GENERAL.user);
    if (keyId !== undefined) limits.take('key', keyId, GENERAL.key);
    if (venueId !== undefined) limits.take('venue', venueId, GENERAL.venue);
    limits.take('address', ip, GENERAL.address);
  },
  admitStranger: ip => limits.take('address', ip, GENERAL.address),
  keep: (call, { ip, sessionId, userId, keyId }, sent) => {
    // Staff and other systems are the venue's own.
    if (userId !== undefined || keyId !== undefined) return;
    if (sent.withKey)
      limits.take('outcomes', sessionId ?? ip, sessionId === undefined ? OF_MANY : KEPT_OUTCOMES);
    const bytes = bytesKept(call, sent);
    if (bytes > 0) limits.take('kept', ip, KEPT_BYTES, bytes);
  },
});

/** Servers exchange counts once a second; old windows go. */
export const limitJobs = (limits: Limits, database: Database): Job[] => [
  {
    name: 'exchange-rate-counts',
    everySeconds: 1,
    onEveryServer: true,
    run: async () => {
      const counts = limits.drain();
      if (counts.length > 0) limits.learn(await exchangeCounts(database, counts));
    },
  },
  {
    name: 'prune-rate-counts',
    everySeconds: 300,
    run: now => pruneCounts(database, Math.floor(now / 1000), PRUNED),
  },
];
