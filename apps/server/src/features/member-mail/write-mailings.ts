import { MAILING_PER_MINUTE, MEMBER_MAIL_WAITS_DAYS } from '@tableside/domain/loyalty';
import type { Deps } from '../../deps.ts';
import { writeMailing } from './letters.ts';
import { finishMailing, mailingsUnderWay, takeNext } from './mailing-store.ts';
import { forgetUnconfirmed } from './member-mail-store.ts';

const DAY_MS = 86_400_000;

/** Writes the next letters of each mailing: who left the list since gets none. Whatever is cut off is done by the next round. */
export const writeMailings = async (
  deps: Pick<Deps, 'database' | 'mail' | 'secretBox'>,
  now: number,
): Promise<void> => {
  const { database, mail } = deps;
  await forgetUnconfirmed(database.run, new Date(now - MEMBER_MAIL_WAITS_DAYS * DAY_MS));
  const { site } = mail;
  if (site === null) return;
  for (const mailing of await mailingsUnderWay(database.run))
    await database.transaction(async run => {
      const next = await takeNext(run, mailing, MAILING_PER_MINUTE);
      for (const each of next) await writeMailing(deps, run, mailing, each, site, now);
      if (next.length < MAILING_PER_MINUTE) await finishMailing(run, mailing.id, new Date(now));
    });
  mail.hurry();
};
