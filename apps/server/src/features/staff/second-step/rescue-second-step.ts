import type { Database } from '../../../database/database.ts';
import { appendAccountAudit } from '../audit/audit-store.ts';
import { endOtherSessions } from '../sessions/session-store.ts';
import { accountByMail } from '../store.ts';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes, twoStepOf } from './two-step-store.ts';

/** Why there is nothing to rescue: for whoever sits at the machine. */
export type RescueRefusal = 'unknown' | 'no second step';

export type Rescued = { readonly name: string; readonly codes: readonly string[]; readonly sessions: number };

/** No session of theirs. */
const NONE = '';

/**
 * A way back for somebody who lost both phone and recovery codes, for who has the machine itself: fresh recovery codes,
 * of which the earlier ones open nothing any more. Every session of the account ends, and the owners of its venues read
 * of it. The password is still asked for.
 */
export const rescueSecondStep = (
  database: Pick<Database, 'transaction'>,
  email: string,
): Promise<Rescued | RescueRefusal> =>
  database.transaction(async run => {
    const account = await accountByMail(run, email);
    if (!account) return 'unknown';
    const { userId, name } = account;
    if (!(await twoStepOf(run, userId))?.confirmedAt) return 'no second step';
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(run, userId, codes.map(hashOfCode));
    const ended = await endOtherSessions(run, userId, NONE);
    await appendAccountAudit(run, {
      actor: 'system',
      action: 'second-step-rescue',
      userId,
      data: { sessions: ended.length },
    });
    return { name, codes, sessions: ended.length };
  });
