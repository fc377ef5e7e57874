import { watchWhatIsAdded } from './flying/fly-to-cart.ts';

/** What the item sheet says beyond the dish itself, fetched once the menu stands. */
export { DishContents } from './DishContents.tsx';
export { DishNote } from './DishNote.tsx';
export { MembersChoice } from './MembersChoice.tsx';
export { PartContents } from './PartContents.tsx';

// Taps before these parts are there count as well, and nothing flies.
watchWhatIsAdded();
