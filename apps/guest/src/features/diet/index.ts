/** What the guest avoids: fetched when it is asked for, or at once where the phone keeps a choice. */
export { Diet } from './Diet.tsx';
export { dietChoice, useDietChoice } from './diet-store.ts';
export { allergenNames, dietWords } from './diet-words.ts';
export { siftFor } from './sift-for.ts';
