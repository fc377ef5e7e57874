import { expect, it } from 'vitest';
import type { CourtCart } from '../food-court/index.ts';
import { elsewhere } from './Elsewhere.tsx';

const euro = { code: 'EUR', symbol: '€', decimals: 2 };
const of = (session: string, total: number, pieces: readonly number[], currency = euro) =>
  ({
    session,
    total,
    currency,
    locale: { locale_code: 'en-IE' },
    cart_items: pieces.map(quantity => ({ quantity })),
  }) as unknown as CourtCart;
const carts = [of('ramen', 0.1, [1]), of('taco', 0.2, [1, 2]), of('bao', 6.4, [3])];

it('[FOOD-19] [FOOD-60] counts the other kitchens of a hall beside one’s own, to the cent', () => {
  const known = elsewhere(carts, 'ramen');
  expect(known?.pieces).toBe(6);
  expect(known?.totalWith(0.1)).toContain('6.70');
});

it('counts all of them at a kitchen of which nothing was taken yet, and nothing where there is no other', () => {
  expect(elsewhere(carts, 'pizza')).toMatchObject({ pieces: 7 });
  expect(elsewhere(carts.slice(0, 1), 'ramen')).toBeNull();
});

it('says no sum where there is none: the kitchens sell in several currencies', () => {
  const crowns = { code: 'SEK', symbol: 'kr', decimals: 2 };
  expect(elsewhere([...carts, of('bun', 40, [1], crowns)], 'ramen')?.totalWith(0.1)).toBe('');
});
