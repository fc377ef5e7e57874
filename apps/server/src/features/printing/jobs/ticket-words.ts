import type { TicketWords } from '@tableside/domain/printing';
import { formatMessage } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { staffLanguage } from '../../../house-language.ts';

export type PrintedTexts = {
  readonly ticket: Omit<TicketWords, 'course'>;
  /** What a test page says. */
  readonly test: { readonly title: string; readonly letters: string };
};

const known = new Map<string, PrintedTexts>();

const load = (language: string): PrintedTexts => {
  const texts = readLocale(language, 'console-printing');
  const allergens = readLocale(language, 'console-kitchen');
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    formatMessage(compileText(texts[`ticket.${key}`] ?? ''), values, language);
  return {
    ticket: {
      kind: {
        void: say('void'),
        fire: say('fire'),
        hold: say('hold'),
        allergy: `!! ${say('allergy')} !!`,
        change: say('change'),
      },
      copy: say('copy'),
      allergy: say('allergy'),
      note: say('note'),
      noNote: say('noNote'),
      held: say('held'),
      contains: say('contains'),
      mayContain: say('mayContain'),
      notStated: say('notStated'),
      order: number => say('order', { number }),
      guest: index => say('guest', { index: String(index) }),
      seat: seat => say('seat', { seat: String(seat) }),
      staff: say('staff'),
      allergen: code => allergens[`kitchen.allergen.${code}`] ?? code,
    },
    test: { title: say('test'), letters: say('testLetters') },
  };
};

/** What is printed on tickets, in a venue's language. Read once. */
export const printedTexts = (venueLanguage: string): PrintedTexts => {
  const language = staffLanguage(venueLanguage);
  const texts = known.get(language) ?? load(language);
  known.set(language, texts);
  return texts;
};
