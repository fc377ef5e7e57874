import { formatMessage } from '@tableside/i18n';
import { translatedLanguages } from '@tableside/i18n/build/locale-files.ts';
import { areaTexts } from '../../../area-texts.ts';
import type { MessageKind } from './message-store.ts';

export type Said = {
  readonly kind: MessageKind;
  readonly language: string;
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly party: number;
};

/** What somebody who reserved is told, in their language. */
export const sentenceOf = ({ kind, language: wanted, timeZone, startsAt, party }: Said): string => {
  const language = translatedLanguages().includes(wanted) ? wanted : 'en';
  const when = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  }).format(startsAt);
  return formatMessage(
    areaTexts(language, 'reserve').get(`reserve.sms.${kind}`) ?? '',
    { when, count: party },
    language,
  );
};
