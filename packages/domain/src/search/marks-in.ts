import { foldWithOrigin } from './fold.ts';

/** A stretch of a text, in UTF-16 units; `to` is exclusive. */
export type Mark = { readonly from: number; readonly to: number };

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

const placesOf = (folded: string, wanted: string): number[] => {
  const places: number[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    places.push(at);
  const beginnings = places.filter(at => !isLetter(folded[at - 1]));
  return beginnings.length > 0 ? beginnings : places;
};

/** Where the letter before place `end` of the folded text ends in the text. */
const endOf = (origin: readonly number[], end: number): number => {
  const last = origin[end - 1] ?? 0;
  return origin.find((from, place) => place >= end && from > last) ?? last;
};

/** Stretches in order; those that touch become one. */
const joined = (marks: readonly Mark[]): Mark[] => {
  const all: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && mark.from <= last.to)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, mark.to) };
    else all.push(mark);
  }
  return all;
};

/**
 * Where a text holds what was looked for, as it stands there with its accents: the beginnings of words, else pieces
 * within. `wanted` are folded words. Stretches do not overlap and are in order.
 */
export const marksIn = (text: string, wanted: readonly string[]): readonly Mark[] => {
  const { folded, origin } = foldWithOrigin(text);
  const marks = wanted.filter(Boolean).flatMap(word =>
    placesOf(folded, word).map(at => ({
      from: origin[at] ?? 0,
      // A letter goes with its accents; one that folds to two is marked whole.
      to: endOf(origin, at + word.length),
    })),
  );
  return joined(marks);
};
