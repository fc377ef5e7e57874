import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import { mailingProblems } from '@tableside/domain/loyalty';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { siteOfMail } from './letters.ts';
import { insertMailing, mailingsOf } from './mailing-store.ts';
import { countList } from './member-mail-store.ts';

const SHOWN = 10;

type View = CallAnswer<'GET /console/{venue}/loyalty/mail'>;

const viewOf = async (run: Run, open: boolean, venueId: string): Promise<View> => {
  const list = await countList(run, venueId);
  const mailings = await mailingsOf(run, venueId, SHOWN);
  return {
    open,
    ...list,
    mailings: mailings.map(({ id, subject, at, people, written, finishedAt }) => ({
      id,
      subject,
      at: at.toISOString(),
      people,
      written,
      finished: finishedAt !== null,
    })),
  };
};

export const showMemberMail = (deps: Pick<Deps, 'database' | 'mail'>, venueId: string): Promise<View> =>
  viewOf(deps.database.run, siteOfMail(deps) !== null, venueId);

/** Sends a letter to everybody on the list as it was shown. Refuses validation_failed with what is wrong, unavailable where no mail leaves. */
export const sendMailing =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/mail/send'> =>
  async ({ staff, body }) => {
    const { database, clock } = deps;
    if (siteOfMail(deps) === null) throw new Refusal('unavailable');
    const { venueId } = staff;
    return database.transaction(async run => {
      const { people } = await countList(run, venueId);
      const fields = {
        ...mailingProblems(body),
        ...(people === body.people && people > 0 ? {} : { people: 'changed' }),
      };
      if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
      const subject = body.subject.trim();
      await insertMailing(run, {
        venueId,
        subject,
        body: body.body.trim(),
        people,
        now: new Date(clock()),
      });
      await audit(run, staff, {
        action: 'loyalty-mail',
        subject: `venue:${venueId}`,
        data: { subject, people },
      });
      const answer = await viewOf(run, true, venueId);
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
