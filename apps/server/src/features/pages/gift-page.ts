import { DEFAULT_LANGUAGE, firstLanguage } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import {
  DONATION_LANGUAGES,
  donationView,
  languageOfDonation,
  openDonation,
  visitDonation,
} from '../donations/index.ts';
import { rememberDevice } from '../scan/index.ts';
import { newDeviceSecret, ownDeviceSecret } from '../sessions/index.ts';
import { cardView, languageOfCard, openCard } from '../tip-cards/index.ts';
import type { Boot, Page } from './guest-app.ts';

type Parts = Pick<Deps, 'database' | 'env' | 'venues' | 'offers' | 'limits' | 'secretBox' | 'clock'>;
type GiftPage = Extract<Page, { kind: 'gift' }>;

/** In which a card that is not available can be read. TIPCARD-14, DONATE-04 */
const WITHOUT_CARD = { tip: ['en', 'lt', 'lv'], donation: DONATION_LANGUAGES } as const;

const browserOf = (meta: RequestMeta): string[] => browserLanguages(meta.headers['accept-language']);

/** A card with its amounts, so that the page comes with them; the phone gets the cookie that it will pay with. */
export const giftPage = async (parts: Parts, page: GiftPage, meta: RequestMeta): Promise<Boot> => {
  const { hash, language: wanted } = page;
  if (page.card === 'donation') {
    const open = await openDonation(parts, hash, meta.ip);
    const language = languageOfDonation(open, wanted, browserOf(meta));
    const gift = donationView(open, visitDonation(parts, open, null, meta), language);
    return { language, languages: gift.languages, gift };
  }
  const open = await openCard(parts, hash, meta.ip);
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
