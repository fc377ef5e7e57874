import { toWire } from '@tableside/contract';
import type { OwnTips } from '@tableside/contract/http/admin/gifts';
import { CONSENT_VERSION } from '@tableside/domain/gifts';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta, StaffContext } from '../../../http/mount/handler.ts';
import { staffAddress } from '../../../http/network/own-address.ts';
import { readAccount } from '../account-store.ts';
import { readMoves, readOwed } from '../owed-store.ts';
import { leftOf } from '../view.ts';
import { readConsent } from './consent-store.ts';

const MOST = 100;

type Parts = Pick<Deps, 'venues' | 'env'>;
type Who = { readonly staff: StaffContext; readonly meta: RequestMeta };

/** One's own tips, from the phone to the payout, and what guests see of oneself. */
export const ownTipsView = async (parts: Parts, run: Run, { staff, meta }: Who): Promise<OwnTips> => {
  const { venueId, userId } = staff;
  const { settings } = await parts.venues.get(venueId);
  const wire = (amount: number): number => toWire(minor(amount), settings.currency.decimals);
  const consent = await readConsent(run, venueId, userId);
  const own = (await readOwed(run, venueId)).find(({ kind, to }) => kind === 'tip' && to === userId);
  const moves = await readMoves(run, venueId, { kind: 'tip', to: userId }, MOST);
  return {
    consent: { asked: CONSENT_VERSION, agreed: consent?.version ?? null },
    shown_name: consent?.shownName ?? staff.name,
    description: { ...consent?.description },
    thanks: { ...consent?.thanks },
    photo: consent?.photo ?? null,
    thanks_photo: consent?.thanksPhoto ?? null,
    languages: [...new Set([consent?.language ?? settings.mainLanguage, 'en'])],
    card: consent?.card ?? null,
    account: await readAccount(run, venueId, userId),
    address: staffAddress(parts.env, meta),
    given: wire(own?.given ?? 0),
    given_back: wire(own?.givenBack ?? 0),
    shared: wire(own?.shared ?? 0),
    paid_out: wire(own?.paidOut ?? 0),
    owed: wire(own ? leftOf(own) : 0),
    moves: moves.map(({ at, amount, ...move }) => ({
      ...move,
      at: at.toISOString(),
      amount: wire(Math.abs(amount)),
    })),
  };
};
