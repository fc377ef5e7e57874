import { Refusal } from '@tableside/contract';
import { MEMBER_MAIL_WORDS } from '@tableside/domain/loyalty';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { accountView } from '../guest-accounts/index.ts';
import { MEMBER_MAIL_WISHES } from '../limits/index.ts';
import { siteOfMail, writeConfirm } from './letters.ts';
import { askForMail, dropOwn } from './member-mail-store.ts';

/**
 * A member ticks that they want mail, or takes it back. Ticked is not wanted yet: a letter goes to the address, and only whoever reads it puts
 * it on the list. Refuses loyalty_program_not_found without a card, unavailable where no mail leaves.
 */
export const wantMail =
  (deps: Deps): Handler<'POST /loyalty/mail'> =>
  async ({ account, body: { loyalty_program_id: program, wanted, language } }) => {
    const { database, clock, limits, mail } = deps;
    const { accountId } = account;
    const now = clock();
    if (!wanted) await dropOwn(database.run, accountId, program);
    else {
      const site = siteOfMail(deps);
      if (site === null) throw new Refusal('unavailable');
      limits.take('member-mail', accountId, MEMBER_MAIL_WISHES);
      await database.transaction(async run => {
        const words = MEMBER_MAIL_WORDS;
        const consent = await askForMail(run, { accountId, program, language, words, now: new Date(now) });
        if (!consent) throw new Refusal('loyalty_program_not_found');
        if (consent.confirmedAt === null) await writeConfirm(deps, run, consent, site, now);
      });
      mail.hurry();
    }
    return { user: await accountView(database.run, accountId, now) };
  };
