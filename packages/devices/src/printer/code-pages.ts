import { CODE_PAGES, type CodePage } from '@tableside/domain/printing';

/** A page that a piece of a text is printed by: besides those that a printer is set to, the Greek one. */
export type PiecePage = CodePage | 'windows1253';
const PIECE_PAGES: readonly PiecePage[] = [...CODE_PAGES, 'windows1253'];

const LABELS: Readonly<Record<PiecePage, string>> = {
  windows1250: 'windows-1250',
  windows1251: 'windows-1251',
  windows1252: 'windows-1252',
  windows1253: 'windows-1253',
  windows1257: 'windows-1257',
};

const known = new Map<PiecePage, ReadonlySet<string>>();

/** The letters of a code page beyond plain Latin. */
const lettersOf = (page: PiecePage): ReadonlySet<string> => {
  const found = known.get(page);
  if (found) return found;
  const high = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const letters = new Set(new TextDecoder(LABELS[page]).decode(high));
  known.set(page, letters);
  return letters;
};

/** Signs that keyboards make and some code pages lack. */
const PLAIN: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '…': '...',
  '“': '"',
  '”': '"',
  '„': '"',
};

/**
 * A text with what the code page has: a letter that is missing loses its marks (ñ becomes n), what has no plain form is a
 * question mark, so that nobody takes half a word for a whole one.
 */
export const printable = (text: string, page: PiecePage): string => {
  const letters = lettersOf(page);
  const has = (letter: string): boolean => /^[\x20-\x7e]$/.test(letter) || letters.has(letter);
  return [...text.normalize('NFC')]
    .map(letter => {
      if (has(letter)) return letter;
      const bare = PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return bare !== '' && [...bare].every(has) ? bare : '?';
    })
    .join('');
};

/** A run of letters that one code page has. */
export type Piece = { readonly text: string; readonly page: PiecePage };

const isPlain = (letter: string): boolean => /^[\x20-\x7e]$/.test(letter);

/** The page for a letter: the printer's own where it has it, else the first that does; null: none has it. */
const pageOf = (letter: string, own: CodePage): PiecePage | null =>
  [own, ...PIECE_PAGES].find(page => isPlain(letter) || lettersOf(page).has(letter)) ?? null;

/**
 * A text in pieces, each with the code page that has its letters: a Ukrainian word prints right on a Baltic printer. What no
 * page has is replaced as by `printable`.
 */
export const piecesOf = (text: string, own: CodePage): readonly Piece[] => {
  const pieces: { text: string; page: PiecePage }[] = [];
  for (const letter of text.normalize('NFC')) {
    const page = pageOf(letter, own);
    const last = pieces.at(-1);
    // What every page has stays where it stands.
    const at = last && (isPlain(letter) || page === null) ? last.page : (page ?? own);
    const shown = page === null ? printable(letter, at) : letter;
    if (last && last.page === at) last.text += shown;
    else pieces.push({ text: shown, page: at });
  }
  return pieces;
};
