import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { walletAheadOf } from '../../payments/index.ts';
import { provenVisit } from '../visit.ts';
import { waysOfCourt } from './ways.ts';

/** The wallet whose button stands in a hall's basket: of the operator, whose accounts take one payment for all stalls. ADR 0034. */
export const walletOfCourt =
  (deps: Deps): Handler<'GET /food-courts/wallet/{session}'> =>
  async ({ params, meta }) => {
    const visit = await provenVisit(deps, params.session, meta);
    if (visit.operatorId === null) return { wallet: null };
    const operator = await deps.venues.get(visit.operatorId);
    return { wallet: await walletAheadOf(deps, operator, await waysOfCourt(deps, visit), visit.language) };
  };
