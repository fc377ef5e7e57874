import type { NoticeKind } from '@tableside/domain/staff';
import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

/** Languages that the console speaks; devices of others are called in English. */
const SPOKEN: readonly string[] = ['lt', 'en'];

const known = new Map<string, ReadonlyMap<string, Message>>();

const textsOf = (language: string): ReadonlyMap<string, Message> => {
  const held = known.get(language);
  if (held) return held;
  const texts = new Map(
    Object.entries(readLocale(language, 'console-push')).map(([key, text]) => [key, compileText(text)]),
  );
  known.set(language, texts);
  return texts;
};

/** A notice in words: what is the matter and at which table, nothing of any guest. */
export const noticeTitle = (kind: NoticeKind, table: string | null, asked: string): string => {
  const language = SPOKEN.includes(asked) ? asked : 'en';
  const texts = textsOf(language);
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    formatMessage(texts.get(key) ?? '', values, language);
  const named = table !== null && /^\d+$/.test(table) ? say('push.table', { number: table }) : (table ?? '');
  return say(`push.say.${kind}`, { table: named });
};
