import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { stockKey } from '../../../api/query-keys.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import type { Stock, StockIngredient, StockItem } from '../stock-query.ts';
import { withLeft, withUse } from './waits-for.ts';

const useChangeStock = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const key = stockKey(venue.id);
  return {
    change: (next: (stock: Stock) => Stock) => client.setQueryData<Stock>(key, stock => stock && next(stock)),
    readAgain: () => client.invalidateQueries({ queryKey: key }),
  };
};

/** What somebody of the office does to an ingredient; each answers whether it was done. */
export const useIngredients = () => {
  const { run, busy, disabled } = useVenueAction();
  const { change, readAgain } = useChangeStock();
  const make = async (name: string, remaining: number | null, each_day: number | null) => {
    const body = { name, remaining, each_day };
    const made = await run({
      name: `ingredient make ${name} ${remaining} ${each_day}`,
      send: (venue, idempotencyKey) =>
        call('POST /console/{venue}/stock/ingredients/make', { venue, idempotencyKey, body }),
    });
    if (!made) return null;
    await readAgain();
    return made.id;
  };
  const rename = async ({ id }: StockIngredient, name: string) => {
    const done = await run({
      name: `ingredient rename ${id} ${name}`,
      send: venue =>
        call('POST /console/{venue}/stock/ingredients/{ingredient}/rename', {
          venue,
          ingredient: id,
          body: { name },
        }),
    });
    if (!done) return false;
    change(stock => ({
      ...stock,
      ingredients: stock.ingredients.map(each => (each.id === id ? { ...each, name } : each)),
    }));
    return true;
  };
  const remove = async ({ id }: StockIngredient) => {
    const done = await run({
      name: `ingredient remove ${id}`,
      send: venue =>
        call('POST /console/{venue}/stock/ingredients/{ingredient}/remove', { venue, ingredient: id }),
    });
    if (done) await readAgain();
    return done !== undefined;
  };
  const use = async (ingredient: string, { kind, id }: Pick<StockItem, 'kind' | 'id'>, count: number) => {
    const done = await run({
      name: `ingredient use ${ingredient} ${kind} ${id} ${count}`,
      send: venue =>
        call('POST /console/{venue}/stock/ingredients/{ingredient}/use', {
          venue,
          ingredient,
          body: { kind, id, count },
        }),
    });
    if (done) change(stock => withUse(stock, ingredient, { kind, id }, count));
    return done !== undefined;
  };
  return { make, rename, remove, use, busy, disabled };
};

/**
 * One more or one less, as fast as a finger taps: what is tapped while an answer is on its way goes along with the next
 * request. `shown` is the count with the taps that nobody has answered yet.
 */
export const useCountByTaps = (ingredient: StockIngredient) => {
  const { run } = useVenueAction();
  const { change } = useChangeStock();
  const [waiting, setWaiting] = useState(0);
  const tapped = useRef(0);
  const sending = useRef(false);
  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    while (tapped.current !== 0) {
      const by = tapped.current;
      tapped.current = 0;
      const done = await run({
        name: `ingredient count ${ingredient.id} ${by}`,
        send: (venue, idempotencyKey) =>
          call('POST /console/{venue}/stock/ingredients/{ingredient}/count', {
            venue,
            ingredient: ingredient.id,
            idempotencyKey,
            body: { by },
          }),
      });
      if (!done) {
        tapped.current = 0;
        setWaiting(0);
        break;
      }
      setWaiting(all => all - by);
      const left = { remaining: done.remaining, back_at: null };
      change(stock => withLeft(stock, { kind: 'ingredient', id: ingredient.id }, left));
    }
    sending.current = false;
  };
  return {
    shown: ingredient.remaining === null ? null : Math.max(0, ingredient.remaining + waiting),
    tap: (by: number) => {
      tapped.current += by;
      setWaiting(all => all + by);
      void send();
    },
  };
};
