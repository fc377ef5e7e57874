/** One piece of a pattern: what may stand there, and how often. */
type Piece = { readonly letters: readonly string[]; readonly least: number; readonly most: number };

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  d: ['0', '9'],
  w: ['a', 'Z', '0', '_'],
  s: [' '],
};
/** Repeated without an end, or for longer than a request. */
const ENDLESS = 40;

const ATOM = /^(?:\\(.)|\[(\^?)((?:\\.|[^\]\\])+)\]|\((?:\?:)?((?:[^()\\]|\\.)*)\)|([^\\[\](){}|^$?*+]))/;
const TIMES = /^(?:\{(\d+)(?:(,)(\d*))?\}|([?*+]))\??/;

/** First and last of each range, each letter that is named: a dash too, which looks like part of an id. */
const lettersIn = (inside: string): string[] =>
  [...inside.matchAll(/\\(.)|(.)-(.)|(.)/g)].flatMap(([, escaped, first, last, one]) =>
    escaped === undefined
      ? [first, last, one].filter(letter => letter !== undefined)
      : (CLASSES[escaped] ?? [escaped]),
  );

/** Null: of a kind that nobody reads here. */
const piecesOf = (pattern: string): readonly Piece[] | null => {
  const pieces: Piece[] = [];
  for (let rest = pattern.replace(/^\^/, '').replace(/\$$/, ''); rest !== ''; ) {
    const atom = ATOM.exec(rest);
    if (!atom) return null;
    const [whole, escaped, not, inside, group, letter] = atom;
    if (not) return null;
    rest = rest.slice(whole.length);
    const times = TIMES.exec(rest);
    rest = rest.slice(times?.[0].length ?? 0);
    const [, least, comma, most, sign] = times ?? [];
    const [from, to] =
      sign === undefined
        ? [Number(least ?? 1), comma ? Number(most || ENDLESS) : Number(least ?? 1)]
        : [sign === '+' ? 1 : 0, sign === '?' ? 1 : ENDLESS];
    const letters =
      group === undefined
        ? inside === undefined
          ? escaped === undefined
            ? [letter ?? '']
            : (CLASSES[escaped] ?? [escaped])
          : lettersIn(inside)
        : group.split('|').flatMap(way => patternEdges(way));
    if (letters.length === 0) return null;
    pieces.push({ letters, least: from, most: to });
  }
  return pieces;
};

/**
 * Texts that a pattern takes and that stand at its borders: the shortest and the longest, of its first letters, of its
 * last, and of each other that it names. What comes past the pattern is what the rooms behind it have to stand.
 */
export const patternEdges = (pattern: string): string[] => {
  const pieces = piecesOf(pattern);
  if (!pieces) return [];
  const ways = Math.max(1, ...pieces.map(({ letters }) => letters.length));
  const texts = Array.from({ length: ways }, (_, way) =>
    (['least', 'most'] as const).map(count =>
      pieces
        .map(piece => piece.letters[Math.min(way, piece.letters.length - 1)]?.repeat(piece[count]))
        .join(''),
    ),
  ).flat();
  const fits = new RegExp(`^(?:${pattern})$`, 'u');
  return [...new Set(texts)].filter(text => fits.test(text));
};
