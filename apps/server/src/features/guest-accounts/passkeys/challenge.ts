import { Refusal } from '@tableside/contract';
import { z } from 'zod';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { hashOfToken, isSessionToken, newToken } from '../../../http/tokens.ts';

/** The HttpOnly cookie of a browser that was asked for a passkey: its answer counts from there alone. */
const BROWSER_COOKIE = 'tableside_passkey';
/** A page that offers passkeys where the address is typed may stand open for a while. */
const SECONDS = 900;

type Parts = Pick<Deps, 'database' | 'clock'>;

/** Asks this browser once: what its answer has to sign. `accountId`: whom the passkey is added to; null: it signs in. */
export const askBrowser = async (
  { database, clock }: Parts,
  meta: RequestMeta,
  accountId: string | null,
): Promise<string> => {
  const known = meta.cookies[BROWSER_COOKIE];
  const browser = known !== undefined && isSessionToken(known) ? known : newToken();
  const challenge = newToken();
  await database.run(
    'guest-passkey-ask',
    'insert into guest_passkey_challenge (challenge, browser, account_id, expires_at) values ($1, $2, $3, $4)',
    [challenge, hashOfToken(browser), accountId, new Date(clock() + SECONDS * 1_000)],
  );
  meta.setCookie(BROWSER_COOKIE, browser, { maxAgeSeconds: SECONDS, httpOnly: true });
  return challenge;
};

const Signed = z.object({ challenge: z.string().max(100) });

const challengeIn = (clientDataJSON: string): string | null => {
  try {
    return Signed.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
};

/**
 * What this browser was asked and answers now; whatever comes of the answer, nothing else is answered by it again. Throws
 * `Refusal` passkey_refused where it was not asked, for something else, or too long ago.
 */
export const takeChallenge = async (
  { database, clock }: Parts,
  meta: RequestMeta,
  accountId: string | null,
  clientDataJSON: string,
): Promise<string> => {
  const browser = meta.cookies[BROWSER_COOKIE];
  const challenge = challengeIn(clientDataJSON);
  if (browser === undefined || challenge === null) throw new Refusal('passkey_refused');
  const [taken] = await database.run<{ challenge: string }>(
    'guest-passkey-answer',
    `delete from guest_passkey_challenge
     where challenge = $1 and browser = $2 and account_id is not distinct from $3 and expires_at > $4
     returning challenge`,
    [challenge, hashOfToken(browser), accountId, new Date(clock())],
  );
  if (!taken) throw new Refusal('passkey_refused');
  return taken.challenge;
};

export const pruneChallenges = async (run: Run, now: Date): Promise<void> => {
  await run('guest-passkey-asks-prune', 'delete from guest_passkey_challenge where expires_at <= $1', [now]);
};
