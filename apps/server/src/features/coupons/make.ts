import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { codeOf, DRAWN_LENGTH, drawnCode, prefixOf } from '@tableside/domain/coupons';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { askedTerms, refuseFields } from './asked-terms.ts';
import { storedTerms } from './days.ts';
import { insertCodes, retireSpent } from './offer-store.ts';
import { tellOfCoupons } from './tell.ts';
import { couponsView } from './view.ts';

/** Of 500 codes two are the same once in ten million times; a few rounds are plenty. */
const ROUNDS = 5;

type Write = (codes: readonly string[]) => Promise<readonly string[]>;

const writeDrawn = async (write: Write, prefix: string, count: number): Promise<void> => {
  let missing = count;
  for (let round = 0; missing > 0; round += 1) {
    if (round === ROUNDS) throw new Refusal('unavailable');
    const codes = Array.from({ length: missing }, () => drawnCode(prefix, randomBytes(DRAWN_LENGTH)));
    missing -= (await write(codes)).length;
  }
};

const writeOne = async (run: Run, write: Write, venueId: string, code: string, now: Date): Promise<void> => {
  await retireSpent(run, venueId, code, now);
  if ((await write([code])).length === 0) refuseFields({ code: 'taken' });
};

/** Gives out a code, or many. Refuses validation_failed with the fields that are wrong. */
export const makeCoupon =
  (deps: Deps): Handler<'POST /console/{venue}/coupons/make'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const { draw } = body;
    const code = draw === null ? codeOf(body.code) : prefixOf(body.code);
    const { terms, fields } = askedTerms(body, null);
    refuseFields({ ...fields, ...(code === null && { code: 'code' }) });
    const { settings } = await deps.venues.get(venueId);
    const at = new Date(deps.clock());
    const offer = randomUUID();
    const stored = storedTerms(terms, settings);
    return deps.database.transaction(async run => {
      const write: Write = codes => insertCodes(run, { venueId, offer, by: staff.name, at }, codes, stored);
      if (draw === null) await writeOne(run, write, venueId, code ?? '', at);
      else await writeDrawn(write, code ?? '', draw);
      const { code: _, draw: __, ...asked } = body;
      await tellOfCoupons(run, staff, 'coupon-make', { code, codes: draw ?? 1, ...asked }, 1);
      const answer = { ...(await couponsView(run, deps, venueId)), made: offer };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
