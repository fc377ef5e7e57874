import { Refusal, toWire } from '@tableside/contract';
import type { DonationCard } from '@tableside/contract/http/gifts';
import { giftTerms } from '@tableside/domain/gifts';
import { textIn } from '@tableside/domain/menu';
import { minor } from '@tableside/domain/money';
import { firstLanguage } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { CARD_HASH, feeView, givenWith, majors, venueOfCard, waysToGive } from '../giving/index.ts';
import { UNKNOWN_CODE } from '../limits/index.ts';
import { photoUrl, thumbnailUrl } from '../media/index.ts';
import { rememberDevice } from '../scan/index.ts';
import { newDeviceSecret, ownDeviceSecret } from '../sessions/index.ts';
import type { Venue } from '../venues/index.ts';
import { type DonateeRow, donateeByHash } from './donatee-store.ts';
import { DONATION_SESSION_MS, newDonationSession, readDonationSession } from './donation-session.ts';

/** In which a donation card can be read. DONATE-04 */
export const DONATION_LANGUAGES = ['lt', 'en'] as const;

/** Holds the session with a donation card; readable by the guest app. DONATE-18 */
const DONATION_COOKIE = 'donation_session';

type Parts = Pick<Deps, 'database' | 'venues' | 'offers' | 'limits' | 'secretBox' | 'clock'>;

export type OpenDonation = {
  readonly donatee: DonateeRow;
  readonly venue: Venue;
  readonly ways: readonly string[];
};

/** A recipient that can be given to now. Refuses donation_unavailable for all others alike. DONATE-05, DONATE-06 */
export const givable = async (parts: Parts, donatee: DonateeRow | null): Promise<OpenDonation> => {
  if (!donatee?.isActive) throw new Refusal('donation_unavailable');
  const venue = await parts.venues.get(donatee.venueId);
  const ways = await waysToGive(parts, venue);
  if (ways.length === 0) throw new Refusal('donation_unavailable');
  return { donatee, venue, ways };
};

export const openDonation = async (parts: Parts, hash: string, ip: string): Promise<OpenDonation> => {
  const guess = parts.limits.attempt('unknown-card', ip, UNKNOWN_CODE);
  const donatee = CARD_HASH.test(hash) ? await donateeByHash(parts.database.run, hash) : null;
  if (donatee) guess.forgive();
  return givable(parts, donatee);
};

/**
 * What whoever names a payment of a card is shown of its recipient, although nobody can give to them by now: the name.
 * There is no way to pay. Null: there is no such card, or the payment is not of it.
 */
export const givenDonation = async (
  { database: { run }, venues }: Pick<Parts, 'database' | 'venues'>,
  hash: string,
  payment: string,
): Promise<OpenDonation | null> => {
  const donatee = CARD_HASH.test(hash) && isUuid(payment) ? await donateeByHash(run, hash) : null;
  if (!donatee || (await givenWith(run, donatee.id, payment)) === null) return null;
  const bare = { ...donatee, description: {}, photo: null, amounts: [], raised: 0 };
  return { donatee: bare, venue: await venues.get(donatee.venueId), ways: [] };
};

export const languageOfDonation = (
  { venue }: Pick<OpenDonation, 'venue'>,
  wanted: string | null,
  browser: readonly string[],
): string => {
  const { mainLanguage } = venue.settings;
  const main = DONATION_LANGUAGES.find(language => language === mainLanguage) ?? 'lt';
  return firstLanguage({ selected: wanted, browser, main, offered: DONATION_LANGUAGES });
};

type DonationVisit = { readonly session: string; readonly until: number };

/** This phone's session with a card: the one that it names, else a new one; it gets its cookies with it. */
export const visitDonation = (
  parts: Parts,
  { donatee }: OpenDonation,
  named: string | null,
  meta: RequestMeta,
): DonationVisit => {
  const now = parts.clock();
  const before = ownDeviceSecret(parts, meta.deviceToken);
  for (const token of [named, meta.cookies[DONATION_COOKIE] ?? null]) {
    const known = readDonationSession(parts, token, before, now);
    if (token !== null && known?.donateeId === donatee.id) return { session: token, until: known.until };
  }
  const deviceToken = before ?? newDeviceSecret(parts);
  const until = now + DONATION_SESSION_MS;
  const session = newDonationSession(parts, donatee.id, deviceToken, until);
  rememberDevice(meta, { deviceToken });
  meta.setCookie(DONATION_COOKIE, session, { maxAgeSeconds: DONATION_SESSION_MS / 1000, httpOnly: false });
  return { session, until };
};

/** A card as its guest sees it. ENTITY-59 */
export const donationView = (
  { donatee, venue, ways }: OpenDonation,
  visit: DonationVisit,
  language: string,
): DonationCard => {
  const { decimals } = venue.settings.currency;
  const { mainLanguage } = venue.settings;
  const terms = giftTerms('donation', donatee, decimals);
  const settings = {
    donation_amounts: majors(venue, terms.amounts),
    preselected_index: terms.preselectedIndex,
    preselects: terms.preselects,
    min_amount: toWire(terms.min, decimals),
    max_amount: toWire(terms.max, decimals),
  };
  return {
    hash: donatee.hash,
    session: visit.session,
    expires_at: new Date(visit.until).toISOString(),
    donatee: {
      name: textIn(donatee.name, language, mainLanguage),
      description: textIn(donatee.description, language, mainLanguage),
      cover: donatee.photo && photoUrl(donatee.photo),
      cover_thumbnail: donatee.photo && thumbnailUrl(donatee.photo),
      donation_settings: settings,
    },
    donation_settings: settings,
    raised: toWire(minor(donatee.raised), decimals),
    transaction_fee: feeView(venue),
    venue: venueOfCard(venue),
    payment_providers: [...ways],
    languages: [...DONATION_LANGUAGES],
    language,
  };
};
