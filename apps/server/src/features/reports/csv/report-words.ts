import { formatMessage, type Message, type ReportKey } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { staffLanguage } from '../../../house-language.ts';

export type ReportWords = {
  readonly language: string;
  readonly say: (key: ReportKey, values?: Readonly<Record<string, string | number>>) => string;
  /** What an account, or a way to pay, is called; its own name where there are no words for it. */
  readonly account: (account: string) => string;
  readonly method: (method: string) => string;
};

const CLEARING = 'clearing:';
const OPERATOR = 'clearing:venue-';

const load = (language: string): ReportWords => {
  const texts = new Map<string, Message>(
    Object.entries({ ...readLocale('en', 'report'), ...readLocale(language, 'report') }).map(
      ([key, text]) => [key, compileText(text)],
    ),
  );
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    formatMessage(texts.get(key) ?? '', values, language);
  const named = (area: string, name: string): string =>
    texts.has(`report.${area}.${name}`) ? say(`report.${area}.${name}`) : name;
  return {
    language,
    say,
    account: account => {
      if (account.startsWith(OPERATOR)) return say('report.account.operator');
      return account.startsWith(CLEARING)
        ? say('report.account.clearing', { provider: account.slice(CLEARING.length) })
        : named('account', account);
    },
    method: method => named('method', method),
  };
};

const known = new Map<string, ReportWords>();

/** The words of reports in a venue's main language. Read once. */
export const reportWords = (mainLanguage: string): ReportWords => {
  const language = staffLanguage(mainLanguage);
  const words = known.get(language) ?? load(language);
  known.set(language, words);
  return words;
};
