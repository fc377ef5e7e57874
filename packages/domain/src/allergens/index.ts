export { ALLERGENS, type Allergen, inLawOrder, type Said } from './allergens.ts';
export { mentionsAllergy } from './allergy-words.ts';
export { type Contents, contentsOf, isStated } from './contents.ts';
export { DIETS, type Diet, dietsOf, suitsDiet } from './diets.ts';
export { type Judged, type JudgedDish, judgeDish } from './judge-dish.ts';
export { type Question, VERDICTS, type Verdict, verdictOf } from './verdict.ts';
export { isWish, readWish, type Wish } from './wish.ts';
