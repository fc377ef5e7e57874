import { setImmediate as breathe } from 'node:timers/promises';
import { needsNoChoice } from '@tableside/contract/dish-choice';
import { judgedDish } from '@tableside/contract/dish-diet';
import { dishLabels } from '@tableside/contract/dish-labels';
import { itemPrice } from '@tableside/contract/dish-price';
import type { Menu, MenuItem } from '@tableside/contract/http/menu';
import type { JudgedDish } from '@tableside/domain/allergens';
import type { ShownPrice } from '@tableside/domain/cart';
import { type DishIndex, indexDishes } from '@tableside/domain/search';
import { createLru } from '../../../memory/lru.ts';
import type { MenuReader } from '../../menu/index.ts';

/** A dish of a venue in the hall, as far as looking for it goes. */
export type StallDish = Pick<MenuItem, 'id' | 'name' | 'description' | 'thumbnail'> & {
  readonly shown: ShownPrice;
  readonly judged: JudgedDish;
  readonly popular: boolean;
  /** Nothing has to be chosen. */
  readonly atOnce: boolean;
};

export type StallMenu = {
  readonly venueId: string;
  readonly language: string;
  readonly version: number;
  readonly decimals: number;
};

/** Dishes held in memory together; each is some two kilobytes with its words. */
const MAX_DISHES = 12_000;

const canBeHad = ({ in_stock, variations }: MenuItem): boolean =>
  in_stock && (variations.length === 0 || variations.some(variation => variation.in_stock));

const indexOf = ({ categories }: Menu, decimals: number): DishIndex<StallDish> => {
  const labels = new Map<string, readonly string[]>();
  const dishes = categories
    .filter(category => !category.age_restricted)
    .flatMap(category =>
      category.items.filter(canBeHad).map((item): StallDish => {
        labels.set(item.id, dishLabels(item, category));
        const { id, name, description, thumbnail } = item;
        return {
          id,
          name,
          description,
          thumbnail,
          shown: itemPrice(item, decimals, false),
          judged: judgedDish(item),
          popular: item.popular,
          atOnce: needsNoChoice(item),
        };
      }),
    );
  return indexDishes(dishes, ({ id, name, description }) => ({
    names: [name],
    labels: labels.get(id) ?? [],
    descriptions: [description],
  }));
};

/**
 * What can be ordered at a venue now and by somebody of any age, ready to be searched: read from the bytes that guests get,
 * once for each version.
 */
export const createStallDishes = (menus: Pick<MenuReader, 'snapshot'>) => {
  const held = createLru<{ readonly etag: string; readonly index: DishIndex<StallDish> }>(
    MAX_DISHES,
    ({ index }) => index.items.length + 1,
  );
  return async ({ venueId, language, version, decimals }: StallMenu): Promise<DishIndex<StallDish>> => {
    const { etag, body } = await menus.snapshot(venueId, language, version);
    const key = `${venueId}/${language}`;
    const known = held.get(key);
    if (known?.etag === etag) return known.index;
    // A hall may have sixty menus to read; others are served between them.
    await breathe();
    const { data } = JSON.parse(body.toString()) as { readonly data: Menu };
    const index = indexOf(data, decimals);
    held.set(key, { etag, index });
    return index;
  };
};
