import { isUtf8 } from 'node:buffer';

/** What spreadsheets write where they are not told to write UTF-8: by the letters of a language. */
const ENCODINGS = [
  { name: 'windows-1257', languages: ['lt', 'lv', 'et'], letters: /[ąčęėįšųūžāēģīķļņõäöü]/i },
  {
    name: 'windows-1250',
    languages: ['pl', 'ro', 'cs', 'sk', 'hu'],
    letters: /[ąćęłńóśźżáčďéěíňřšťúůýžőűăâîşţđäöüß]/i,
  },
  { name: 'windows-1251', languages: ['ru', 'uk', 'bg', 'sr'], letters: /\p{Script=Cyrillic}/u },
  { name: 'windows-1253', languages: ['el'], letters: /\p{Script=Greek}/u },
  { name: 'windows-1254', languages: ['tr'], letters: /[çğıİöşüâî]/i },
  { name: 'windows-1255', languages: ['he'], letters: /\p{Script=Hebrew}/u },
  { name: 'windows-1256', languages: ['ar'], letters: /\p{Script=Arabic}/u },
  {
    name: 'windows-1252',
    languages: ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'da', 'sv', 'no', 'fi'],
    letters: /[àâäçéèêëîïôöùûüÿœæñáíóúßåøãõìò]/i,
  },
] as const;

/** Signs that all of them have, at the same place or not. */
const COMMON = /[\u00a0€£“”„‘’‚–—…°·•½¼¾®™«»´№×±§]/;

/** How well the letters fit the languages that an encoding is for. */
const fitOf = (text: string, letters: RegExp): number => {
  let fit = 0;
  for (const [sign] of text.matchAll(/[^\p{ASCII}]/gu))
    fit += letters.test(sign) ? 1 : COMMON.test(sign) ? 0 : -3;
  // No word goes on in another alphabet, or in capitals.
  const odd = text.match(
    /[A-Za-z][\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]|\p{Ll}\p{Lu}/gu,
  );
  return fit - 2 * (odd?.length ?? 0);
};

/** Of a file of unknown letters, enough to tell which they are. */
const LOOKED_AT = 200_000;

/**
 * The text of a file: UTF-8, UTF-16 that says so, or what fits best of what spreadsheets save in the languages of the
 * house, that of the venue first. Null: it is no text.
 */
export const textOf = (bytes: Buffer, language: string): string | null => {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  if (isUtf8(bytes)) return bytes.toString('utf8');
  if (wide !== '') {
    try {
      return new TextDecoder(wide, { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  }
  if (bytes.includes(0)) return null;
  const sample = bytes.subarray(0, LOOKED_AT);
  let [best, most] = ['windows-1252', Number.NEGATIVE_INFINITY];
  for (const { name, languages, letters } of ENCODINGS) {
    const isOwn = languages.some(each => each === language);
    const fit = fitOf(new TextDecoder(name).decode(sample), letters) + (isOwn ? 0.5 : 0);
    if (fit > most) [best, most] = [name, fit];
  }
  return new TextDecoder(best).decode(bytes);
};
