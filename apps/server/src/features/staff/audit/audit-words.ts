import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { staffLanguage } from '../../../house-language.ts';

export type AuditWords = {
  /** Titles of the columns. */
  readonly head: readonly string[];
  /** Who did what nobody of the staff did. */
  readonly system: string;
  /** What a deed is called; its own name where there are no words for it. */
  readonly action: (action: string) => string;
};

const known = new Map<string, AuditWords>();

const load = (language: string): AuditWords => {
  const texts = { ...readLocale('en', 'console-staff'), ...readLocale(language, 'console-staff') };
  const say = (key: string): string => texts[key] ?? key;
  return {
    head: ['when', 'who', 'action', 'subject', 'data'].map(column => say(`audit.column.${column}`)),
    system: say('audit.system'),
    action: action => texts[`audit.action.${action}`] ?? action,
  };
};

/** The words of the audit log in a venue's main language. Read once. */
export const auditWords = (mainLanguage: string): AuditWords => {
  const language = staffLanguage(mainLanguage);
  const words = known.get(language) ?? load(language);
  known.set(language, words);
  return words;
};
