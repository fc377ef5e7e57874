import { dueChanges } from '@tableside/domain/loyalty';
import type { Deps } from '../../../deps.ts';
import { returnRewards } from './reward-store.ts';
import { cardsDue, claimsOf, endedUnused, lockCard, RECENT_DAYS, writeChanges } from './settle-store.ts';

/** Cards that one round sees to; the next one is seconds away. */
const MOST = 200;

/** Brings a card to where what was paid, and given back, leaves it. Whatever is cut off is done by the next round. */
export const settleCard = ({ database }: Pick<Deps, 'database'>, card: string, now: number): Promise<void> =>
  database.transaction(async run => {
    const at = new Date(now);
    const balance = await lockCard(run, card);
    if (balance === null) return;
    const returned = await returnRewards(run, card, at);
    const unused = await endedUnused(run, card);
    await writeChanges(run, card, dueChanges(balance + returned, unused, await claimsOf(run, card, at)), at);
  });

/** Gives members what they paid for in so many days, and takes back what was given back of it. */
export const settlePoints = async (
  deps: Pick<Deps, 'database'>,
  now: number,
  days = RECENT_DAYS,
): Promise<void> => {
  for (const card of await cardsDue(deps.database.run, new Date(now), days, MOST))
    await settleCard(deps, card, now);
};
