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

/** The diets that tags' drawings stand for. MENU-54. */
const OF_ICON: Readonly<Record<string, Diet>> = {
  leaf: 'vegetarian',
  sprout: 'vegan',
  fish: 'pescetarian',
};

/** Diets that a dish's tags state by their drawings. */
export const dietsOf = (tags: readonly { readonly icon: string | null }[]): Diet[] =>
  tags.flatMap(({ icon }) => (icon !== null && OF_ICON[icon]) || []);
