/** Diets that a dish's tags express. MENU-54. */
export const DIETS = ['vegetarian', 'vegan', 'pescetarian'] as const;
export type Diet = (typeof DIETS)[number];

/** Dishes of which diets somebody of a diet can eat: what is vegan is vegetarian too. */
const SUITS: Readonly<Record<Diet, readonly Diet[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegetarian', 'vegan'],
  pescetarian: ['pescetarian', 'vegetarian', 'vegan'],
};

/** Whether a dish with these tags suits a diet. A dish without a tag does not: nobody has said that it does. */
export const suitsDiet = (tagged: readonly Diet[], wanted: Diet): boolean =>
  tagged.some(diet => SUITS[wanted].includes(diet));
