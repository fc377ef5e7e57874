import { said, stated } from '@tableside/contract/dish-diet';
import { type Allergen, contentsOf, inLawOrder } from '@tableside/domain/allergens';
import type { MessageKey, Translate } from '@tableside/i18n';
import type { DietChoice } from './diet-choice.ts';
import type { Mark } from './sift.ts';

/** Allergens in the guest's language, in the order of the law. */
export const allergenNames = (codes: readonly string[], t: Translate): string =>
  inLawOrder(codes)
    .map(code => t(`allergens.name.${code}` as MessageKey))
    .join(', ');

/** What is left out, in a few words: "Vegan · Without: milk, nuts". */
export const dietWords = ({ without, diet }: DietChoice, t: Translate): string =>
  [
    ...(diet === null ? [] : [t(`menu.tag.${diet}`)]),
    ...(without.length === 0 ? [] : [t('diet.leftOut', { list: allergenNames(without, t) })]),
  ].join(' · ');

/** What is put on dishes that need a look. */
export const markOf =
  ({ without }: DietChoice, t: Translate): Mark =>
  (judged, item) => {
    const avoided = (codes: readonly Allergen[]) => codes.filter(code => without.includes(code));
    if (judged === 'unknown') return t('diet.markUnknown');
    if (judged === 'untold') return t('diet.markDiet');
    const parts = [...item.variations, ...item.option_groups.flatMap(({ options }) => options)].map(said);
    const all = contentsOf({ ...said(item), stated: stated(item) }, parts);
    const both = inLawOrder([...all.contains, ...all.mayContain]);
    if (judged === 'may') return t('diet.markMay', { list: allergenNames(avoided(both), t) });
    return judged === 'choose' ? t('diet.markChoose', { list: allergenNames(avoided(both), t) }) : null;
  };
