import type { DraftItem, DraftMenu, MenuDocument, Option, Translated } from '../menu/index.ts';
import { itemsOf } from './places.ts';

/** An answer to a dish's question that added to its price for guests, and would add nothing from now on. */
export type Freed = {
  readonly item: string;
  /** Names of the dish, and of the answer. */
  readonly dish: Translated;
  readonly part: string;
  readonly name: Translated;
  /** What it added so far; minor units. */
  readonly from: Option['markup'];
  /** For members of a loyalty programme alone. */
  readonly forMembers: boolean;
};

type Placed = { readonly group: string; readonly option: Option };

const optionsOf = ({ optionGroups }: Pick<DraftItem, 'optionGroups'>): Placed[] =>
  optionGroups.flatMap(({ id, options }) => options.map(option => ({ group: id, option })));

const isAt = ({ group, option }: Placed) => {
  return (other: Placed): boolean => other.group === group && other.option.id === option.id;
};

const key = (text: string): string => text.trim().toLowerCase();
const isNamed = (one: Translated, other: Translated): boolean =>
  Object.entries(one).some(
    ([language, text]) => text.trim() !== '' && key(text) === key(other[language] ?? ''),
  );

const freedIn = (was: Pick<DraftItem, 'optionGroups'>, now: DraftItem): Freed[] => {
  const [old, fresh] = [optionsOf(was), optionsOf(now)];
  // Taken out and written anew, it is another one of the same name.
  const gone = old.filter(each => !fresh.some(isAt(each)));
  return fresh.flatMap((each): Freed[] => {
    const { option } = each;
    const before = (old.find(isAt(each)) ?? gone.find(other => isNamed(other.option.name, option.name)))
      ?.option;
    if (before === undefined || !option.active) return [];
    const found = { item: now.id, dish: now.name, part: option.id, name: option.name };
    if (option.markup === 0)
      return before.markup > 0 ? [{ ...found, from: before.markup, forMembers: false }] : [];
    const from = before.loyaltyMarkup ?? before.markup;
    return option.loyaltyMarkup === 0 && from > 0 ? [{ ...found, from, forMembers: true }] : [];
  });
};

/**
 * Answers that cost guests something by the published menu and nothing by the next one. To add nothing is what most answers
 * do, so nobody is asked about those; one that loses its price is named before it is published. `next` is what guests
 * would be shown.
 */
export const freedBetween = (published: MenuDocument | null, next: DraftMenu): Freed[] => {
  if (published === null) return [];
  const old = new Map(itemsOf(published).map(item => [item.id, item]));
  return itemsOf(next).flatMap(item => {
    const was = old.get(item.id);
    return was ? freedIn(was, item) : [];
  });
};
