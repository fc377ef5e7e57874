/** Typing mistakes that a word of this many letters may hold: none in short ones, where every letter counts. */
export const allowedTypos = (letters: number): number => {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
};

/** The last three rows of the table of distances, made once: thousands of words are compared at each letter typed. */
const LONGEST = 40;
const rows = [new Uint8Array(LONGEST + 4), new Uint8Array(LONGEST + 4), new Uint8Array(LONGEST + 4)] as const;
type Rows = readonly [above2: Uint8Array, above: Uint8Array, row: Uint8Array];

/** Fills the row of typed letter `at` (from 1); answers with its least distance. */
const fillRow = (typed: string, word: string, at: number, [above2, above, row]: Rows): number => {
  row[0] = at;
  let least = at;
  for (let place = 1; place <= word.length; place += 1) {
    const same = typed[at - 1] === word[place - 1];
    let best = Math.min(
      (above[place - 1] ?? 0) + (same ? 0 : 1),
      (above[place] ?? 0) + 1,
      (row[place - 1] ?? 0) + 1,
    );
    const swapped = !same && typed[at - 1] === word[place - 2] && typed[at - 2] === word[place - 1];
    if (swapped && at > 1 && place > 1) best = Math.min(best, (above2[place - 2] ?? 0) + 1);
    row[place] = best;
    if (best < least) least = best;
  }
  return least;
};

/**
 * How many letters are wrong, missing, too many or swapped between what was typed and the beginning of a word that comes
 * nearest to it, so that a word may be half typed; null beyond `most` (at most 3) and for what no word is long enough for.
 */
export const typosToBeginning = (typed: string, word: string, most: number): number | null => {
  if (typed.length > LONGEST || word.length < typed.length - most) return null;
  const reach = word.slice(0, typed.length + most);
  let [above2, above, row]: Rows = rows;
  for (let place = 0; place <= reach.length; place += 1) above[place] = place;
  let least = 0;
  for (let at = 1; at <= typed.length; at += 1) {
    least = fillRow(typed, reach, at, [above2, above, row]);
    if (least > most) return null;
    [above2, above, row] = [above, row, above2];
  }
  return least;
};
