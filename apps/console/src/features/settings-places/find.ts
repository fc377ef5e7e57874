/** A place as it reads in the language of the screen. */
export type Worded<P> = {
  readonly place: P;
  readonly title: string;
  readonly hint: string;
  /** Other words people have for it. */
  readonly words: string;
  /** What is set there. */
  readonly labels: readonly string[];
};
/** A place, or one thing that is set there. */
export type Found<P> = { readonly in: Worded<P>; readonly label: string | null };

const MAX_FOUND = 12;
/** From here on a word may end otherwise than it was typed: "arbatpinigiai", "arbatpinigių". */
const LONG_WORD = 6;
const ENDING = 2;

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

const has = (text: string, sought: readonly string[]): boolean => {
  const there = wordsIn(text);
  return sought.every(word => there.some(each => each.startsWith(word)));
};
const stemOf = (word: string): string => (word.length < LONG_WORD ? word : word.slice(0, -ENDING));

/** Places and what is set at them, by the beginnings of words: titles first, then what is set, then what is said about a place. */
export const findPlaces = <P>(places: readonly Worded<P>[], typed: string): readonly Found<P>[] => {
  const exact = wordsIn(typed);
  if (exact.length === 0) return [];
  const looked = (sought: readonly string[]): Found<P>[] => {
    const titled = places.filter(({ title }) => has(title, sought));
    const labelled = places.flatMap(each =>
      each.labels.filter(label => has(label, sought)).map(label => ({ in: each, label })),
    );
    const told = places.filter(
      each =>
        !titled.includes(each) &&
        !labelled.some(found => found.in === each) &&
        has(`${each.title} ${each.hint} ${each.words}`, sought),
    );
    return [
      ...titled.map(each => ({ in: each, label: null })),
      ...labelled,
      ...told.map(each => ({ in: each, label: null })),
    ];
  };
  const found = looked(exact);
  return (found.length > 0 ? found : looked(exact.map(stemOf))).slice(0, MAX_FOUND);
};
