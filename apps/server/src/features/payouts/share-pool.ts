import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import {
  areWeights,
  isCorrected,
  sharedBefore,
  shareLines,
  sharesOf,
  weightOfAll,
} from '@tableside/domain/payouts';
import { mayCorrectShift } from '@tableside/domain/shifts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { insertSharing, readSharedDays, readSharing, readTeam, sharesMade } from '../giving/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { postEntry } from '../ledger/index.ts';
import { hoursWorked } from '../shifts/index.ts';
import { audit } from '../staff/index.ts';
import { countShares } from './count-shares.ts';
import { lockPayouts, readOwed } from './owed-store.ts';
import { withinOwed } from './pay-out.ts';
import { giftsView } from './view.ts';

type Calls = 'POST /console/{venue}/gifts/sharing' | 'POST /console/{venue}/gifts/share';

/**
 * How the house's pool of tips is shared, and sharing it out: an entry of the journal that names the rule's version and what
 * each was counted with. A tip for a person is that person's alone, whatever the rule. ADR 0032
 */
export const sharingHandlers = (deps: Deps): Handlers<Calls> => ({
  'POST /console/{venue}/gifts/sharing': ({ staff, body, meta }) =>
    deps.database.transaction(async run => {
      const { venueId } = staff;
      await lockPayouts(run, venueId);
      const before = await readSharing(run, venueId);
      const points = body.rule === 'points' ? body.points : [];
      const weights = points.map(({ to, points: weight }) => ({ to, weight }));
      if (body.rule === 'points' && !areWeights(weights)) {
        throw new Refusal('validation_failed', { field: 'points' });
      }
      const version = before.version + 1;
      await insertSharing(run, venueId, {
        version,
        rule: body.rule,
        points: Object.fromEntries(weights.map(({ to, weight }) => [to, weight])),
        changedAt: new Date(deps.clock()),
        changedBy: staff.name,
      });
      const data = { version, rule: body.rule, points };
      await audit(run, staff, { action: 'tip-sharing', subject: `venue:${venueId}`, data });
      return giftsView(deps, run, { staff, meta });
    }),

  'POST /console/{venue}/gifts/share': async ({ staff, body, meta }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    const { code, decimals } = settings.currency;
    const now = deps.clock();
    const period = body.period ?? null;
    const worked = period && (await hoursWorked(deps, staff, period));
    return deps.database.transaction(async run => {
      await lockPayouts(run, venueId);
      const sharing = await readSharing(run, venueId);
      const { version, rule } = sharing;
      if (version !== body.version) throw new Refusal('settings_changed');
      const team = await readTeam(run, venueId);
      const { amount, weights: said } = body;
      const reason = body.reason.trim();
      const mayCorrect = (person: string) => mayCorrectShift(staff.role, person === staff.userId);
      const again =
        rule === 'hours' && period ? sharedBefore(period, await readSharedDays(run, venueId)) : [];
      if (again.length > 0 && reason === '') throw new Refusal('validation_failed', { field: 'reason' });
      const counted = countShares({ sharing, team, worked, said, reason, mayCorrect });
      const pool = (await readOwed(run, venueId)).find(({ kind, to }) => kind === 'tip' && to === null);
      withinOwed(pool, amount, decimals);
      const number = (await sharesMade(run, venueId)) + 1;
      const names = new Map([...(worked ?? []), ...team].map(({ id, name }) => [id, name]));
      const shares = sharesOf(minor(amount), counted);
      const named = counted.map(({ to, weight, recorded }) => ({
        to,
        name: names.get(to) ?? '',
        weight,
        ...(recorded !== null && { recorded }),
        amount_minor: shares.find(share => share.to === to)?.amount ?? 0,
      }));
      const data = {
        version,
        rule,
        amount_minor: amount,
        shares: named,
        weight_of_all: weightOfAll(counted),
        ...(rule === 'hours' && period),
        ...(again.length > 0 && { shared_before: again.map(each => each.number) }),
        ...((again.length > 0 || counted.some(isCorrected)) && { reason }),
      };
      await postEntry(run, {
        venueId,
        kind: 'tip_share',
        currency: code,
        dedupeKey: `tip_share:${venueId}:${number}`,
        at: now,
        data: { number, ...data, by: staff.name },
        lines: shareLines(shares),
      });
      await audit(run, staff, { action: 'tip-share', subject: `tip-share:${number}`, data });
      const view = await giftsView(deps, run, { staff, meta });
      await keepAnswerWithin(run, view);
      return view;
    });
  },
});
