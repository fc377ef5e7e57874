import type { LoyaltyProgram } from '@tableside/contract/http/shared/loyalty-program';
import { isAhead, type MemberOffer } from '@tableside/domain/loyalty';
import { textIn } from '@tableside/domain/menu';
import { minor, toMajor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import { businessDayAt } from '../../venues/index.ts';

type Offers = { readonly offers: readonly MemberOffer[] };
type Reading = Pick<VenueSettings, 'mainLanguage' | 'currency'> & { readonly language: string };

/** Where offers are read: the business day, and the dishes of the menu; undefined: there is none of it. */
export type Here = {
  readonly today: string;
  readonly dishOf: (id: string) => { readonly name: Readonly<Record<string, string>> } | undefined;
};

/** At a venue with its menu, if it has one. */
export const offersHere = (
  settings: Parameters<typeof businessDayAt>[0],
  menu: {
    readonly itemById: ReadonlyMap<string, { readonly name: Readonly<Record<string, string>> }>;
  } | null,
  at: number,
): Here => ({ today: businessDayAt(settings, at), dishOf: id => menu?.itemById.get(id) });

/** Whether a dish is offered, whose name is the menu's. */
export const namesDish = ({ offers }: Offers): boolean => offers.some(({ dish }) => dish !== null);

/** Offers as guests read them, without those that are over, and those of dishes that are not on this menu. */
export const offersView = (
  { offers }: Offers,
  { language, mainLanguage, currency }: Reading,
  { today, dishOf }: Here,
): LoyaltyProgram['offers'] =>
  offers.flatMap(offer => {
    if (!isAhead(offer, today)) return [];
    const dish = offer.dish === null ? null : dishOf(offer.dish);
    if (dish === undefined) return [];
    const major = (value: number | null) =>
      value === null ? null : toMajor(minor(value), currency.decimals);
    return [
      {
        ...offer,
        days: [...offer.days],
        name: textIn(offer.name, language, mainLanguage),
        amount: major(offer.amount),
        least: major(offer.least),
        dish: dish && textIn(dish.name, language, mainLanguage),
        price: major(offer.price),
      },
    ];
  });
