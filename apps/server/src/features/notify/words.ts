import type { GuestNotification } from '@tableside/domain/notify';
import { formatMessage } from '@tableside/i18n';
import { translatedLanguages } from '@tableside/i18n/build/locale-files.ts';
import { areaTexts } from '../../area-texts.ts';

/** The first of the languages that has texts. */
const spoken = (languages: readonly string[]): string => {
  const there = translatedLanguages();
  return languages.find(language => there.includes(language)) ?? 'en';
};

export type NotificationFacts = {
  readonly kind: GuestNotification;
  readonly orderNumber: number;
  readonly waitMinutes: number | null;
  readonly language: string;
  readonly mainLanguage: string;
  /** The guest comes for the food; else it is brought. */
  readonly comes: boolean;
};

/** News in the guest's language, one short sentence that says which order. */
export const notificationSentence = ({
  kind,
  orderNumber,
  waitMinutes,
  comes,
  ...guest
}: NotificationFacts): string => {
  const language = spoken([guest.language, guest.mainLanguage]);
  const timed = kind === 'accepted' && waitMinutes !== null && waitMinutes > 0;
  const brought = kind === 'ready' && !comes;
  const key = timed ? 'notify.say.acceptedIn' : brought ? 'notify.say.brought' : `notify.say.${kind}`;
  const values = { number: String(orderNumber), ...(timed && { minutes: waitMinutes }) };
  return formatMessage(areaTexts(language, 'notify').get(key) ?? '', values, language);
};

const MAX_NAME = 40;

/** The whole text of an SMS: who writes, and the news. No links, no offers. Control signs of a name do not travel. */
export const smsText = (venueName: string, sentence: string): string => {
  const plain = venueName.replace(/\p{Cc}+/gu, ' ').trim();
  const name = plain.length > MAX_NAME ? `${plain.slice(0, MAX_NAME - 1).trimEnd()}…` : plain;
  return `${name}: ${sentence}`;
};
