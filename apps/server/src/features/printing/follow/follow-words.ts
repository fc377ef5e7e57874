import { LANGUAGES } from '@tableside/domain/session';
import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

export type FollowWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const known = new Map<string, ReadonlyMap<string, Message>>();

/** Only what the page says, of an area that says far more. */
const isSaid = (key: string): boolean => key.startsWith('orders.view.') || key === 'person.number';

const textsOf = (language: string): ReadonlyMap<string, Message> => {
  const held = known.get(language);
  if (held) return held;
  const read = ['orders', 'kiosk'].flatMap(area => Object.entries(readLocale(language, area)));
  const texts = new Map(read.flatMap(([key, text]) => (isSaid(key) ? [[key, compileText(text)]] : [])));
  known.set(language, texts);
  return texts;
};

/** What guests are told of an order elsewhere, in their own language. Read once. */
export const followWords = (asked: string): FollowWords => {
  const language = LANGUAGES.find(each => each === asked) ?? 'en';
  const texts = textsOf(language);
  return (key, values = {}) => formatMessage(texts.get(key) ?? '', values, language);
};
