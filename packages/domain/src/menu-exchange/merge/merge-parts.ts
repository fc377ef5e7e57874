import { type Allergen, inLawOrder } from '../../allergens/index.ts';
import type { DraftVariation, Option, OptionGroup, Translated } from '../../menu/index.ts';
import { BLANK_GROUP, BLANK_OPTION, BLANK_VARIATION } from '../../menu-edit/index.ts';
import type { ReadGroup, ReadOption, ReadVariation } from '../read-menu.ts';
import { createIds, nameKey } from './ids.ts';

type Named = { readonly id: string; readonly name: Translated };
type SaidNamed = { readonly id: string | null; readonly name: Translated; readonly leftOut?: true };

/** What is said takes the place of what was; texts in languages that are not spoken of stay. */
export const withTexts = (old: Translated | undefined, said: Translated | undefined): Translated => ({
  ...old,
  ...said,
});

type Allergens = { readonly allergens?: readonly Allergen[]; readonly mayContain?: readonly Allergen[] };
const areSame = (
  old: readonly Allergen[] | undefined,
  said: readonly Allergen[] | undefined,
): old is readonly Allergen[] =>
  old !== undefined && said !== undefined && inLawOrder(old).join() === inLawOrder(said).join();

/** Allergens that a file names in another order are no others: they stay as they were. */
export const sameAllergens = (old: Allergens | undefined, said: Allergens): Allergens => ({
  ...(areSame(old?.allergens, said.allergens) && { allergens: old.allergens }),
  ...(areSame(old?.mayContain, said.mayContain) && { mayContain: old.mayContain }),
});

/** What costs something by the file is free no more. */
export const stillFree = (
  old: { readonly free?: boolean } | undefined,
  said: { readonly price?: number | null; readonly free?: boolean },
): { readonly free?: boolean } => {
  const free = said.free ?? (said.price === undefined || said.price === 0 ? old?.free : undefined);
  return free ? { free } : {};
};

/** The one that a part of a file means: of its id, or else of its name. */
export const meant = <T extends Named>(
  old: readonly T[],
  { id, name }: SaidNamed,
  main: string,
): T | undefined =>
  old.find(each => each.id === id) ??
  (id === null ? old.find(each => nameKey(each.name, main) === nameKey(name, main)) : undefined);

/** Parts in the order of the file, each laid over the one it means. Where none of them could be read, all stay. */
const layOver = <T extends Named, S extends SaidNamed>(
  old: readonly T[],
  said: readonly S[],
  main: string,
  lay: (before: T | undefined, part: Omit<S, 'leftOut'>, named: Named, at: number) => T,
): T[] => {
  if (said.length > 0 && said.every(({ leftOut }) => leftOut)) return [...old];
  const matches = said.map(part => meant(old, part, main));
  const freshId = createIds(
    matches.flatMap(match => (match ? [match.id] : [])),
    'part',
  );
  const once = new Set<T>();
  return said.flatMap(({ leftOut, ...part }, at) => {
    const match = matches[at];
    const before = match && !once.has(match) ? match : undefined;
    if (before) once.add(before);
    if (leftOut) return before ?? [];
    const id = before?.id ?? freshId(part.id, part.name[main] ?? '');
    return lay(before, part, { id, name: withTexts(before?.name, part.name) }, at);
  });
};

export const mergeVariations = (
  old: readonly DraftVariation[],
  said: readonly ReadVariation[],
  main: string,
): DraftVariation[] =>
  layOver(old, said, main, (before, part, named) => {
    const { free: _, ...whole }: DraftVariation = {
      ...BLANK_VARIATION,
      ...before,
      ...part,
      ...sameAllergens(before, part),
      ...named,
    };
    return { ...whole, ...stillFree(before, part) };
  });

type SayFree = (field: string, reason: 'free') => void;

/** An answer that costs something stays at its price where a file says 0: its own programme may have known none. */
const mergeOptions = (
  old: readonly Option[],
  said: readonly ReadOption[],
  main: string,
  say: (place: number) => void,
): Option[] =>
  layOver(old, said, main, (before, { free, ...part }, named, at) => {
    const isKept = before !== undefined && before.markup > 0 && part.markup === 0 && !free;
    if (isKept) say(at);
    return {
      ...BLANK_OPTION,
      ...before,
      ...part,
      ...(isKept && { markup: before.markup }),
      ...sameAllergens(before, part),
      ...named,
    };
  });

export const mergeGroups = (
  old: readonly OptionGroup[],
  said: readonly ReadGroup[],
  main: string,
  say: SayFree,
): OptionGroup[] =>
  layOver(old, said, main, (before, part, named, at) => ({
    ...BLANK_GROUP,
    ...before,
    ...part,
    ...named,
    options: mergeOptions(before?.options ?? [], part.options, main, place =>
      say(`optionGroups.${at}.options.${place}.markup`, 'free'),
    ),
  }));
