import type { Database } from '../../database/database.ts';
import type { CallLimits } from '../../http/ports.ts';
import type { Job } from '../../jobs/runner.ts';
import type { Limits } from './counters.ts';
import { GENERAL, STRICT } from './rules.ts';
import { exchangeCounts, pruneCounts } from './store.ts';

export { attemptUnder } from './attempts.ts';
export { type Attempt, createLimits, type Limits } from './counters.ts';
export {
  GENERAL,
  MAILS_OF_PAYMENT,
  MAILS_TO_ADDRESS,
  NEW_PAYMENT,
  NEW_SESSION,
  type Rule,
  SMS_OF_VENUE,
  SMS_TO_NUMBER,
  TABLE_PIN,
  UNKNOWN_CODE,
  UNKNOWN_COUPON,
} from './rules.ts';

/** Longest window of any rule, doubled. */
const KEPT_SECONDS = 3_600;

/** The limits of every call: session, table, venue, account, then address. */
export const callLimits = (limits: Limits): CallLimits => ({
  admit: (call, { ip, sessionId, tableId, venueId, userId, keyId }) => {
    const strict = STRICT[call];
    if (strict) limits.take(call, sessionId ?? userId ?? ip, strict);
    if (sessionId !== undefined) limits.take('session', sessionId, GENERAL.session);
    if (tableId !== undefined) limits.take('table', tableId, GENERAL.table);
    if (userId !== undefined) limits.take('user', userId, GENERAL.user);
    if (keyId !== undefined) limits.take('key', keyId, GENERAL.key);
    if (venueId !== undefined) limits.take('venue', venueId, GENERAL.venue);
    limits.take('address', ip, GENERAL.address);
  },
  admitStranger: ip => limits.take('address', ip, GENERAL.address),
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
    run: now => pruneCounts(database, Math.floor(now / 1000) - KEPT_SECONDS),
  },
];
