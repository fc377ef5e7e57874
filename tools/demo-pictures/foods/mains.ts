import type { Food } from './food.ts';
import { fillet, rings, sausages, schnitzel, skewers, steak } from './grill.ts';
import { grains, mash, pasta, salad } from './sides.ts';

/** Warm mains and sides drawn by hand. */
export const MAINS: { readonly [name: string]: Food } = {
  pasta: { colours: ['#efcf7d', '#b8402a'], dish: 'plate white', draw: pasta },
  fillet: { colours: ['#ee8d62', '#c8663a'], dish: 'plate white', draw: fillet },
  steak: { colours: ['#5b3020', '#cf5a55', '#4a2417'], dish: 'plate black', draw: steak },
  schnitzel: { colours: ['#cf8f3c'], dish: 'plate white', draw: schnitzel },
  mash: { colours: ['#f3e0ac'], dish: 'plate white', draw: mash },
  grains: { colours: ['#f4ead2', '#d9a441'], dish: 'bowl white', draw: grains },
  skewers: { colours: ['#8a4a26', '#d9412c'], dish: 'board', draw: skewers },
  sausages: { colours: ['#a5562e'], dish: 'plate white', draw: sausages },
  rings: { colours: ['#dfa94f'], dish: 'basket', draw: rings },
  salad: { colours: ['#6ba53a', '#d9372c', '#f7ecd0'], dish: 'bowl sand', draw: salad },
};
