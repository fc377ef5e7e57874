import type { DraftMenu, Translated } from '../menu/index.ts';

/** A dish or category that names one of some VAT rates. */
export type RateUse = { readonly rate: string; readonly name: Translated };

/** What in a menu names one of `rates`, categories before their dishes. */
export const usesOfRates = ({ categories }: DraftMenu, rates: readonly string[]): RateUse[] =>
  categories
    .flatMap(category => [category, ...category.items])
    .flatMap(({ vatRate, name }) =>
      vatRate !== undefined && rates.includes(vatRate) ? [{ rate: vatRate, name }] : [],
    );

/** With a VAT rate, or with none of its own. */
export const withRate = <Entity extends { readonly vatRate?: string }>(
  entity: Entity,
  rate: string | null,
): Entity => {
  const { vatRate: _, ...others } = entity;
  return (rate === null ? others : { ...others, vatRate: rate }) as Entity;
};
