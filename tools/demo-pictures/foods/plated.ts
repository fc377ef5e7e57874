import type { Food } from './food.ts';
import { pizza, porridge, soup } from './pizza.ts';
import { cepelinai, pancakes } from './potato.ts';
import { slab, sticks } from './slab.ts';

/** Foods drawn by hand where the emoji set has none, by the word a recipe uses. */
export const PLATED: { readonly [name: string]: Food } = {
  soup: { colours: ['#c8452f', '#fff3e0'], dish: 'bowl white', draw: soup },
  porridge: { colours: ['#f3e6c8', '#b9742f'], dish: 'bowl white', draw: porridge },
  pizza: { colours: ['#c63d22', '#f6cf6b', '#b3271f', '#3f7d2c'], dish: 'board', draw: pizza },
  cepelinai: { colours: ['#ead6a6', '#faf0d8', '#9c4a2a'], dish: 'plate clay', draw: cepelinai },
  pancakes: { colours: ['#d9a04e', '#fff7ea'], dish: 'plate white', draw: pancakes },
  slab: { colours: ['#b9742f', '#e6c27a', '#fff7ea'], dish: 'plate white', draw: slab },
  sticks: { colours: ['#7a4a2a', '#fbf1dc'], dish: 'board', draw: sticks },
};
