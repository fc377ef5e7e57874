import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from './mail.ts';
import { countFinished, insertMail } from './mail-store.ts';

/**
 * Puts a mail into the outbox, in the transaction of what it tells about. Answers false when it is there already. Call
 * `deps.mail.hurry()` after the commit.
 */
export const queueMail = (run: Run, mail: OutgoingMail, now: number): Promise<boolean> =>
  insertMail(run, mail, new Date(now), null);

/** What a sealed code is for: it comes into no other letter. */
export const codeContext = (dedupeKey: string): string => `letter:${dedupeKey}`;

/**
 * As {@link queueMail}, for a letter with a code that lets somebody in: {@link CODE_PLACE} stands for it until the letter
 * leaves, and until then it is sealed.
 */
export const queueMailWithCode = (
  { secretBox }: Pick<Deps, 'secretBox'>,
  run: Run,
  { code, ...mail }: OutgoingMail & { readonly code: string },
  now: number,
): Promise<boolean> =>
  insertMail(run, mail, new Date(now), secretBox.seal(code, codeContext(mail.dedupeKey)));

/** A mail that left less than this ago is not asked for again by a second tap. */
const SAME_WISH_MS = 60_000;

/**
 * The key of a mail that a person may ask for again when it did not come: the same one while the last is on its way or has
 * just left, a new one after that. `subject` names what is mailed and to whom.
 */
export const askedForKey = async (run: Run, subject: string, now: number): Promise<string> => {
  const finished = await countFinished(run, `${subject}#`, new Date(now - SAME_WISH_MS));
  return `${subject}#${finished + 1}`;
};
