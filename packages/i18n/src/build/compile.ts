import { compileMessage } from '@lingui/message-utils/compileMessage';
import { GUEST_SETS, type GuestSet } from '../areas.ts';
import type { Message, Messages } from '../message.ts';
import { readLocale } from './locale-files.ts';

/** A message of one plain part travels as that string. Throws when the ICU syntax is wrong. */
export const compileText = (text: string): Message => {
  // By way of JSON, as it will travel: the compiler leaves undefined offsets behind.
  const tokens = JSON.parse(JSON.stringify(compileMessage(text))) as Message;
  return Array.isArray(tokens) && tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens;
};

const FALLBACK = 'en';

/** One set of a language, compiled; a text that a language still lacks is shown in English. */
export const compileGuestSet = (language: string, set: GuestSet): Messages =>
  Object.fromEntries(
    GUEST_SETS[set]
      .flatMap(area => Object.entries({ ...readLocale(FALLBACK, area), ...readLocale(language, area) }))
      .map(([key, text]) => [key, compileText(text)]),
  );
