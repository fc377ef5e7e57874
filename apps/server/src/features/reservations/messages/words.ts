import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale, translatedLanguages } from '@tableside/i18n/build/locale-files.ts';
import type { MessageKind } from './message-store.ts';

const known = new Map<string, ReadonlyMap<string, Message>>();

const textsOf = (language: string): ReadonlyMap<string, Message> => {
  const held = known.get(language);
  if (held) return held;
  const texts = new Map(
    Object.entries(readLocale(language, 'reserve')).map(([key, text]) => [key, compileText(text)]),
  );
  known.set(language, texts);
  return texts;
};

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
  return formatMessage(textsOf(language).get(`reserve.sms.${kind}`) ?? '', { when, count: party }, language);
};
