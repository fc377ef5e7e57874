/**
 * Letters that Unicode does not take apart into a base letter and a mark, and those that people write in either of two
 * ways: Arabic ta marbuta and alif maqsura, Persian kaf and ya, Greek final sigma; digits of other scripts.
 */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ґ: 'г',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ـ: '',
};
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹';

const plain = (letter: string): string => {
  const digit = Math.max(ARABIC_DIGITS.indexOf(letter), PERSIAN_DIGITS.indexOf(letter));
  return digit < 0 ? (PLAIN[letter] ?? letter) : String(digit);
};

/** Without case, accents, vowel marks and apostrophes; spaces stay as they are. */
const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ`´]/gu, '')
    .replace(/[łßæœøđðþħıґςٱىیةکـ٠-٩۰-۹]/g, plain);

/** A text without case, accents, apostrophes and doubled spaces, so that "Saltibarsciai" finds "Šaltibarščiai". SEARCH-04. */
export const foldText = (text: string): string => foldLetters(text).replace(/\s+/g, ' ').trim();

/** A folded word as one may write it by ear: one letter for two of a kind, no h that is not heard. */
export const asHeard = (word: string): string =>
  word.replace(/(?<=\p{L})h/gu, '').replace(/(\p{L})\1+/gu, '$1');

/** The words of a folded text. */
export const wordsOf = (folded: string): readonly string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

export type FoldedLetters = {
  readonly folded: string;
  /** For each character of `folded` where its letter begins in the text, and a last one for the text's end. */
  readonly origin: readonly number[];
};

/** Folds letter by letter and remembers where each came from: for marking what was found. */
export const foldWithOrigin = (text: string): FoldedLetters => {
  const origin: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const plainLetter = foldLetters(letter);
    for (let place = 0; place < plainLetter.length; place += 1) origin.push(at);
    folded += plainLetter;
    at += letter.length;
  }
  return { folded, origin: [...origin, at] };
};
