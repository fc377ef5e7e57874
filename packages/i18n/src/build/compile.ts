import { compileMessage } from '@lingui/message-utils/compileMessage';
import { GUEST_SETS, type GuestSet } from '../areas.ts';
import type { Message, Messages } from '../message.ts';
import { PLACE_SIGN, SPOKEN_AS } from '../places.ts';
import { readLocale } from './locale-files.ts';

/** A message of one plain part travels as that string. Throws when the ICU syntax is wrong. */
export const compileText = (text: string): Message => {
  // By way of JSON, as it will travel: the compiler leaves undefined offsets behind.
  const tokens = JSON.parse(JSON.stringify(compileMessage(text))) as Message;
  return Array.isArray(tokens) && tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens;
};

const FALLBACK = 'en';

type Texts = Readonly<Record<string, string>>;

/** For each place the words of the nearest one that has some: a kiosk without any reads those of a counter. */
export const withPlaces = (texts: Texts): Texts => {
  const bases = [...new Set(Object.keys(texts).map(key => key.split(PLACE_SIGN)[0] ?? key))];
  const spoken = bases.flatMap(base =>
    Object.entries(SPOKEN_AS).flatMap(([place, nearest]) => {
      const words = nearest
        .map(each => texts[`${base}${PLACE_SIGN}${each}`])
        .find(text => text !== undefined);
      return words === undefined ? [] : [[`${base}${PLACE_SIGN}${place}`, words]];
    }),
  );
  return { ...texts, ...Object.fromEntries(spoken) };
};

/** One set of a language, compiled; a text that a language still lacks is shown in English. */
export const compileGuestSet = (language: string, set: GuestSet): Messages => {
  const texts = Object.assign(
    {},
    ...GUEST_SETS[set].map(area => ({ ...readLocale(FALLBACK, area), ...readLocale(language, area) })),
  ) as Texts;
  return Object.fromEntries(Object.entries(withPlaces(texts)).map(([key, text]) => [key, compileText(text)]));
};
