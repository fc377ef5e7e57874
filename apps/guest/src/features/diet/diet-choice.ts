import { ALLERGENS, type Allergen, DIETS, type Diet } from '@tableside/domain/allergens';

/** What a guest wants left out of the menu. */
export type DietChoice = {
  readonly without: readonly Allergen[];
  readonly diet: Diet | null;
  /** Dishes with traces, and those nobody has stated, are shown with a mark; otherwise they are hidden. */
  readonly unsure: boolean;
};

export const NO_DIET: DietChoice = { without: [], diet: null, unsure: false };

/** Whether anything is left out. */
export const isChosen = ({ without, diet }: DietChoice): boolean => without.length > 0 || diet !== null;

/** A choice as the phone kept it; whatever is not one of ours is passed over. */
export const readChoice = (kept: string | null): DietChoice => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return NO_DIET;
    const { without, diet, unsure } = value as Record<string, unknown>;
    return {
      without: ALLERGENS.filter(each => Array.isArray(without) && without.includes(each)),
      diet: DIETS.find(each => each === diet) ?? null,
      unsure: unsure === true,
    };
  } catch {
    return NO_DIET;
  }
};

/** With an allergen more or less, in the order of the law. */
export const toggled = (choice: DietChoice, allergen: Allergen): DietChoice => ({
  ...choice,
  without: ALLERGENS.filter(each => (each === allergen) !== choice.without.includes(each)),
});
