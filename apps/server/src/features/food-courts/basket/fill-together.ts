import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { courtBasketCalls } from '@tableside/contract/http/courts/baskets';
import { addressOfBasket } from '@tableside/domain/food-courts';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers, RequestMeta } from '../../../http/mount/handler.ts';
import { claimedAddress } from '../../../http/network/own-address.ts';
import { UNKNOWN_CODE } from '../../limits/index.ts';
import { SESSION_MS } from '../../sessions/index.ts';
import { codePicture } from '../../signs/index.ts';
import { base32 } from '../../staff/index.ts';
import { type ProvenVisit, provenVisit } from '../visit.ts';
import {
  basketOfCode,
  type HallBasket,
  insertBasket,
  joinParty,
  lockAtCounters,
  lockVisit,
  ownParty,
  pourIn,
  pourOut,
  readBasket,
  seatWith,
  tellOthers,
  writeBasketOfVisit,
} from './basket-store.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'secretBox' | 'env'>;

/** Letters of a code, out of thirty-two: as many as nobody guesses in the hours for which it holds. */
const CODE_LETTERS = 12;

/** What the phone has chosen so far goes along, stall by stall. */
const bringAlong = async (run: Run, visit: ProvenVisit, basketId: string): Promise<void> => {
  const at = visit.now;
  for (const session of await lockAtCounters(run, visit)) {
    if (session.hallBasket === basketId) continue;
    if (session.hallBasket !== null)
      await pourOut(run, { session: session.id, party: session.visitId, guest: session.guestIndex });
    const { id: party, guest } = await joinParty(run, session, { basketId, at });
    await pourIn(run, { session: session.id, party, guest });
    await seatWith(run, session, { party, guest, shared: true, at });
  }
};

const takeAlong = async (run: Run, visit: ProvenVisit, basketId: string): Promise<void> => {
  const at = visit.now;
  for (const session of await lockAtCounters(run, visit)) {
    if (session.hallBasket !== basketId) continue;
    await pourOut(run, { session: session.id, party: session.visitId, guest: session.guestIndex });
    const party = await ownParty(run, session, at);
    await seatWith(run, session, { party, guest: 1, shared: false, at });
  }
};

const proven = async (parts: Parts, token: string, meta: RequestMeta): Promise<ProvenVisit> => {
  const visit = await provenVisit(parts, token, meta);
  if (visit.isClosed) throw new Refusal('food_court_closed');
  return visit;
};

/** Leaves the basket that the phone fills, if it does. */
const leaveIt = async (run: Run, visit: ProvenVisit, held: HallBasket): Promise<void> => {
  await takeAlong(run, visit, held.id);
  await writeBasketOfVisit(run, visit.id, null);
  await tellOthers(run, held.id, { but: visit.id, sent: false, now: visit.now });
};

/**
 * Phones of one table fill one basket of a hall: one shows a code, the others read it. At each counter they are one party
 * from then on, which shares its cart as a table does (ADR 0022), so that each revision of it becomes one order. ADR 0051.
 */
export const basketHandlers = (parts: Parts): Handlers<keyof typeof courtBasketCalls> => ({
  'POST /food-courts/share-basket/{session}': async ({ params, meta }) => {
    const visit = await proven(parts, params.session, meta);
    if (!visit.sharedBaskets) throw new Refusal('not_found');
    const code = await parts.database.transaction(async run => {
      const held = await lockVisit(run, visit.id);
      if (held) return held.code;
      const made = { id: randomUUID(), code: base32(randomBytes(CODE_LETTERS)).slice(0, CODE_LETTERS) };
      const until = new Date(visit.now.getTime() + SESSION_MS);
      await insertBasket(run, { ...made, courtId: visit.courtId, at: visit.now, until });
      await writeBasketOfVisit(run, visit.id, made.id);
      await bringAlong(run, visit, made.id);
      return made.code;
    });
    const address = addressOfBasket(parts.env.publicUrl ?? claimedAddress(meta).origin, visit.code, code);
    return { code, address, picture: codePicture(address) };
  },

  'POST /food-courts/join-basket/{session}': async ({ params, body, meta }) => {
    const visit = await proven(parts, params.session, meta);
    const attempt = parts.limits.attempt('code', meta.ip, UNKNOWN_CODE);
    const { courtId, now } = visit;
    return parts.database.transaction(async run => {
      const basket = visit.sharedBaskets
        ? await basketOfCode(run, { courtId, code: body.code.toUpperCase(), now })
        : null;
      if (!basket) throw new Refusal('not_found');
      attempt.forgive();
      const held = await lockVisit(run, visit.id);
      if (held?.id !== basket.id) {
        if (held) await leaveIt(run, visit, held);
        await writeBasketOfVisit(run, visit.id, basket.id);
        await bringAlong(run, visit, basket.id);
        await tellOthers(run, basket.id, { but: visit.id, sent: false, now });
      }
      const { visits } = await readBasket(run, basket.id, now);
      return { phones: visits.length };
    });
  },

  'POST /food-courts/leave-basket/{session}': async ({ params, meta }) => {
    const visit = await provenVisit(parts, params.session, meta);
    await parts.database.transaction(async run => {
      const held = await lockVisit(run, visit.id);
      if (held) await leaveIt(run, visit, held);
    });
    return {};
  },
});
