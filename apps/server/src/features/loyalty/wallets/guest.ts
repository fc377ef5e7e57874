import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { type Handler, RawAnswer } from '../../../http/mount/handler.ts';
import { applePass } from './apple/pass.ts';
import { faceOf, iconOf } from './face.ts';
import { googleSaveLink } from './google.ts';
import { applePasses, googlePasses, siteOfPasses } from './ready.ts';
import { passCard } from './wallet-store.ts';

/** Into which wallets the card of the signed-in guest can go. */
export const walletsOfCard =
  (deps: Deps): Handler<'GET /loyalty/wallets'> =>
  async ({ account, query }) => {
    const now = new Date(deps.clock());
    const card = await passCard(deps.database.run, account.accountId, query.loyalty_program_id, now);
    if (!card) return { apple: false, google: null };
    const [apple, google] = await Promise.all([
      applePasses(deps, card.venueId),
      googlePasses(deps, card.venueId),
    ]);
    const site = siteOfPasses(deps, card.venueId);
    const face = google && site && (await faceOf(deps, card, query.language));
    return {
      apple: apple !== null,
      google: face ? googleSaveLink(face, google, site, now) : null,
    };
  };

/** The card as a file for Apple's wallet. Refuses not_found where there is none. */
export const passOfCard =
  (deps: Deps): Handler<'GET /loyalty/pass'> =>
  async ({ account, query }) => {
    const now = new Date(deps.clock());
    const card = await passCard(deps.database.run, account.accountId, query.loyalty_program_id, now);
    const apple = card && (await applePasses(deps, card.venueId));
    if (!apple) throw new Refusal('not_found');
    const face = await faceOf(deps, card, query.language);
    const icon = await iconOf(deps, card.venueId);
    const headers = {
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': 'attachment; filename="card.pkpass"',
      'cache-control': 'no-store',
    };
    return new RawAnswer(200, headers, await applePass(face, icon, apple, now));
  };
