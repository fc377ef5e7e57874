import { NEW_PASSWORD_MINUTES } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { countLetter, nameOfAddress } from '../../limits/index.ts';
import { CODE_PLACE, emailWords, mailOf, queueMailWithCode } from '../../mail/index.ts';
import { membershipsOf, usableAccountOf } from '../store.ts';
import { claimResetRequest, insertWish } from './password-code-store.ts';
import { createPasswordReset } from './password-way.ts';

/** Letters that may be asked for by browsers which an account never signed in on: for one address, and from one place. */
const WISHES = {
  address: { limit: 5, seconds: 3_600 },
  place: { limit: 20, seconds: 3_600 },
} as const;

/** Whether who forgot their password is written to. */
export const writesToForgetful = ({ mail }: Pick<Deps, 'mail'>): boolean => mail.isOpen && mail.site !== null;

/**
 * Puts down that somebody asked. Whether anybody has that address is looked up by {@link answerResetRequests}: neither the answer
 * nor the time it takes tells. Refuses rate_limited, by what was typed alone.
 */
export const forgotPassword =
  (deps: Deps): Handler<'POST /console/forgot-password'> =>
  async ({ body: { email, language }, meta }) => {
    countLetter(deps, meta, { name: 'forgot', account: nameOfAddress(email), ...WISHES });
    if (writesToForgetful(deps)) await insertWish(deps.database.run, email, language);
    return {};
  };

type Wish = { readonly id: string; readonly email: string; readonly language: string };

const write = async (deps: Deps, run: Run, { id, email, language }: Wish, now: number): Promise<void> => {
  const account = await usableAccountOf(run, email);
  const [venue] = account ? await membershipsOf(run, account.userId, deps.env.demo) : [];
  if (!account || !venue) return;
  const code = await createPasswordReset(run, account.userId, 'letter', now);
  const say = emailWords(language);
  const letter = {
    language: say.language,
    venue: venue.name,
    title: say('password.title'),
    intro: say('password.intro', { name: account.name }),
    rows: [],
    link: { label: say('password.button'), url: `${deps.mail.site}/console/new-password#${CODE_PLACE}` },
    notes: [say('password.until', { minutes: NEW_PASSWORD_MINUTES.letter }), say('password.note')],
  };
  const mail = mailOf(letter, { dedupeKey: `new-password:${id}`, to: email });
  await queueMailWithCode(deps, run, { ...mail, code }, now);
};

/** Writes to those of who asked that sign in here; the others are forgotten. */
export const answerResetRequests = async (deps: Deps, now: number): Promise<void> => {
  let written = false;
  const one = (): Promise<boolean> =>
    deps.database.transaction(async run => {
      const wish = await claimResetRequest(run);
      if (wish) await write(deps, run, wish, now);
      return wish !== null;
    });
  while (await one()) written = true;
  if (written) deps.mail.hurry();
};
