import type { Draw, Food } from '../foods/food.ts';
import { bottle, cup } from './cups.ts';
import { beer, latte, tall, tumbler } from './glasses.ts';
import { coupe, flute, wine } from './stemware.ts';

const drink = (draw: Draw, ...colours: string[]): Food => ({ colours, dish: 'none', draw });

/** Drinks drawn by hand, each in its glass. */
export const DRINKS: { readonly [name: string]: Food } = {
  tall: drink(tall, '#f2b632'),
  tumbler: drink(tumbler, '#c4702a'),
  latte: drink(latte, '#8a5530', '#f3e3cb', '#fffaf1'),
  cup: drink(cup, '#5b3117'),
  beer: drink(beer, '#e8a21f'),
  wine: drink(wine, '#7a1730'),
  flute: drink(flute, '#f3d27a'),
  coupe: drink(coupe, '#e98b6a'),
  bottle: drink(bottle, '#27402a', '#f3e9d5', '#b08a3a'),
};
