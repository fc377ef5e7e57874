import { Refusal } from '@tableside/contract';
import { MAX_POINTS_REASON } from '@tableside/domain/loyalty';
import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { audit } from '../../staff/index.ts';
import { countMembers, membersOf, removeCard } from '../member-store.ts';
import { changeByHand } from '../points/hand-store.ts';
import { ownProgram } from '../program-store.ts';

/** Members shown at once; more are found by name or number. */
const SHOWN = 100;

export const listMembers =
  ({ database: { run }, venues, clock }: Deps): Handler<'GET /console/{venue}/loyalty/members'> =>
  async ({ staff: { venueId }, query }) => {
    const [{ settings }, program, rows] = await Promise.all([
      venues.get(venueId),
      ownProgram(run, venueId),
      membersOf(run, venueId, query.find.trim(), SHOWN + 1, new Date(clock())),
    ]);
    const words = (texts: Readonly<Record<string, string>>): string =>
      textIn(texts, settings.mainLanguage, settings.mainLanguage);
    const nameOf = (tier: string | null): string | null => {
      const level = program?.isExternal ? undefined : program?.tiers?.levels.find(({ key }) => key === tier);
      return level ? words(level.name) : null;
    };
    return {
      members: rows.slice(0, SHOWN).map(({ id, name, number, joinedAt, balance, tier, mail, answers }) => ({
        id,
        name,
        card_number: number,
        joined_at: joinedAt.toISOString(),
        balance: program?.points ? balance : null,
        tier: nameOf(tier),
        mail,
        answers: (program?.fields ?? []).flatMap(field => {
          const answer = answers[field.key];
          return answer === undefined ? [] : [{ name: words(field.name), answer }];
        }),
      })),
      more: rows.length > SHOWN,
    };
  };

/** Ends a membership by the house: a card that was lost, or one that somebody took. Refuses not_found. */
export const removeMember =
  ({ database }: Deps): Handler<'POST /console/{venue}/loyalty/members/{card}/remove'> =>
  async ({ staff, params }) => {
    const members = await database.transaction(async run => {
      const number = await removeCard(run, staff.venueId, params.card);
      if (number === null) throw new Refusal('not_found');
      await audit(run, staff, {
        action: 'loyalty-remove',
        subject: `venue:${staff.venueId}`,
        data: { number },
      });
      return countMembers(run, staff.venueId);
    });
    return { members };
  };

/** Gives points or stamps by hand, or takes some. Refuses validation_failed with what is wrong. */
export const changePoints =
  ({ database, clock }: Deps): Handler<'POST /console/{venue}/loyalty/members/{card}/points'> =>
  async ({ staff, params, body: { units, reason: typed } }) => {
    const reason = typed.trim();
    const fields = {
      ...(units === 0 && { units: 'range' }),
      ...(reason === '' && { reason: 'missing' }),
      ...(reason.length > MAX_POINTS_REASON && { reason: 'long' }),
    };
    if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
    return database.transaction(async run => {
      const done = await changeByHand(run, {
        venueId: staff.venueId,
        card: params.card,
        units,
        reason,
        now: new Date(clock()),
      });
      if (!done) throw new Refusal('validation_failed', { fields: { units: 'range' } });
      const { number, balance } = done;
      await audit(run, staff, {
        action: 'loyalty-points',
        subject: `venue:${staff.venueId}`,
        data: { number, units, reason },
      });
      const answer = { balance };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
