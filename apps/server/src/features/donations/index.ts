import { Refusal } from '@tableside/contract';
import { METHODS_OF_DONATION } from '@tableside/contract/http/gifts';
import { giftTerms } from '@tableside/domain/gifts';
import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { beginGift, type Gift } from '../giving/index.ts';
import { donateeById } from './donatee-store.ts';
import { readDonationSession } from './donation-session.ts';
import { donationView, givable, languageOfDonation, openDonation, visitDonation } from './open-donation.ts';
import { roundUpOffer } from './round-up.ts';

export {
  DONATION_LANGUAGES,
  donationView,
  givenDonation,
  languageOfDonation,
  openDonation,
  visitDonation,
} from './open-donation.ts';
export { recipientToRoundUpFor, roundUpRecipient } from './round-up.ts';

/** Begins a donation, by one of `methods`; the session says for whom. Refuses session_not_found. DONATE-11…13 */
const donationIntent =
  (deps: Deps, methods: readonly string[]): Handler<'POST /payments/stripe/payment-intent-donation'> =>
  async ({ body, meta }) => {
    const { session, ...giving } = body;
    const visit = readDonationSession(deps, session, meta.deviceToken, deps.clock());
    if (!visit) throw new Refusal('session_not_found');
    const open = await givable(deps, await donateeById(deps.database.run, visit.donateeId));
    const { donatee, venue } = open;
    const { currency, mainLanguage } = venue.settings;
    const gift: Gift = {
      kind: 'donation',
      by: 'card',
      cardId: donatee.id,
      recipientId: donatee.id,
      recipientName: textIn(donatee.name, mainLanguage, mainLanguage),
      venue,
      terms: giftTerms('donation', donatee, currency.decimals),
      successPath: query =>
        `/donation/success/${encodeURIComponent(donatee.hash)}?${new URLSearchParams(query)}`,
      language: languageOfDonation(open, body.language ?? null, []),
    };
    return beginGift(deps, methods, { gift, body: giving, meta });
  };

type DonationCall = keyof typeof METHODS_OF_DONATION;

const beginning = (deps: Deps): Handlers<DonationCall> =>
  Object.fromEntries(
    Object.entries(METHODS_OF_DONATION).map(([call, methods]) => [call, donationIntent(deps, methods)]),
  ) as Handlers<DonationCall>;

/** Donations by card, as guests give them. ADR 0032 */
export const donationHandlers = (
  deps: Deps,
): Handlers<DonationCall | 'POST /donations/get-data/{hash}' | 'GET /donations/round-up/{session}'> => ({
  ...beginning(deps),
  'GET /donations/round-up/{session}': roundUpOffer(deps),
  'POST /donations/get-data/{hash}': async ({ params, body, meta }) => {
    const open = await openDonation(deps, params.hash, meta.ip);
    const browser = browserLanguages(meta.headers['accept-language']);
    const language = languageOfDonation(open, body.language ?? null, browser);
    return donationView(open, visitDonation(deps, open, body.session, meta), language);
  },
});
