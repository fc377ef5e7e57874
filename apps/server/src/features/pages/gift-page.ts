import { Refusal } from '@tableside/contract';
import { DEFAULT_LANGUAGE, firstLanguage } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import {
  DONATION_LANGUAGES,
  donationView,
  givenDonation,
  languageOfDonation,
  openDonation,
  visitDonation,
} from '../donations/index.ts';
import { rememberDevice } from '../scan/index.ts';
import { newDeviceSecret, ownDeviceSecret } from '../sessions/index.ts';
import { cardView, givenCard, languageOfCard, openCard } from '../tip-cards/index.ts';
import type { Boot, Page } from './guest-app.ts';

type Parts = Pick<Deps, 'database' | 'env' | 'venues' | 'offers' | 'limits' | 'secretBox' | 'clock'>;
type GiftPage = Extract<Page, { kind: 'gift' }>;

/** In which a card that is not available can be read. TIPCARD-14, DONATE-04 */
const WITHOUT_CARD = { tip: ['en', 'lt', 'lv'], donation: DONATION_LANGUAGES } as const;

const browserOf = (meta: RequestMeta): string[] => browserLanguages(meta.headers['accept-language']);

const UNAVAILABLE: readonly string[] = ['tip_card_unavailable', 'donation_unavailable'];

/** The card, else what is left of it for the page of a payment: who paid reads what became of their money, whatever became of the card. */
const orGiven = async <Open>(
  opened: Promise<Open>,
  { payment }: GiftPage,
  given: (payment: string) => Promise<Open | null>,
): Promise<Open> => {
  try {
    return await opened;
  } catch (error) {
    const isGone = error instanceof Refusal && UNAVAILABLE.includes(error.code);
    const left = isGone && payment ? await given(payment) : null;
    if (!left) throw error;
    return left;
  }
};

/** A card with its amounts, so that the page comes with them; the phone gets the cookie that it will pay with. */
export const giftPage = async (parts: Parts, page: GiftPage, meta: RequestMeta): Promise<Boot> => {
  const { hash, language: wanted } = page;
  if (page.card === 'donation') {
    const open = await orGiven(openDonation(parts, hash, meta.ip), page, uuid =>
      givenDonation(parts, hash, uuid),
    );
    const language = languageOfDonation(open, wanted, browserOf(meta));
    // Nobody gives without a way to pay: then there is nothing to begin a session for.
    const visit =
      open.ways.length > 0 ? visitDonation(parts, open, null, meta) : { session: '', until: parts.clock() };
    const gift = donationView(open, visit, language);
    return { language, languages: gift.languages, gift };
  }
  const open = await orGiven(openCard(parts, hash, meta.ip), page, uuid => givenCard(parts, hash, uuid));
  const language = languageOfCard(open, wanted, browserOf(meta));
  const gift = cardView(open, language);
  const deviceToken = ownDeviceSecret(parts, meta.deviceToken) ?? newDeviceSecret(parts);
  rememberDevice(meta, { deviceToken });
  return { language, languages: gift.languages, gift };
};

/** A card that is not available, in a language that it can be read in. */
export const noGift = ({ card, language: wanted }: GiftPage, meta: RequestMeta): Boot => {
  const languages = WITHOUT_CARD[card];
  const main = card === 'tip' ? 'en' : DEFAULT_LANGUAGE;
  const language = firstLanguage({ selected: wanted, browser: browserOf(meta), main, offered: languages });
  return { language, languages, gift: null };
};
