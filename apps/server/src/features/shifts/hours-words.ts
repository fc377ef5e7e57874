import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { staffLanguage } from '../../house-language.ts';

const COLUMNS = ['person', 'day', 'from', 'to', 'break', 'minutes', 'correctedBy', 'reason'] as const;

const known = new Map<string, readonly string[]>();

const load = (language: string): readonly string[] => {
  const texts = { ...readLocale('en', 'report'), ...readLocale(language, 'report') };
  return COLUMNS.map(column => texts[`report.shift.${column}`] ?? column);
};

/** The titles of a file of hours in a venue's main language. Read once. */
export const hoursHead = (mainLanguage: string): readonly string[] => {
  const language = staffLanguage(mainLanguage);
  const head = known.get(language) ?? load(language);
  known.set(language, head);
  return head;
};
