import { randomUUIDv7 } from 'node:crypto';
import { distributeDiscount } from '@tableside/domain/cart';
import { type MenuItem, type Translated, textIn } from '@tableside/domain/menu';
import type { Minor } from '@tableside/domain/money';
import { type PricedCart, type ResolvedLine, sumOf } from '../cart/index.ts';
import type { NewOrderLine } from './order-insert-store.ts';

type Languages = { readonly language: string; readonly mainLanguage: string };

const allergensOf = (item: MenuItem, { options }: ResolvedLine): string[] => [
  ...new Set([...item.allergens, ...options.flatMap(option => option.allergens)]),
];

const lineOf = (
  resolved: ResolvedLine & { readonly item: MenuItem },
  orderId: string,
  position: number,
  share: Minor,
  { language, mainLanguage }: Languages,
): NewOrderLine => {
  const { line, item, variation, options } = resolved;
  const shown = (text: Translated): string => textIn(text, language, mainLanguage);
  const kitchen = (text: Translated): string => textIn(text, mainLanguage, mainLanguage);
  return {
    id: randomUUIDv7(),
    order_id: orderId,
    position,
    item_id: item.id,
    variation_id: variation?.id ?? null,
    name: shown(item.name),
    variation_name: variation && shown(variation.name),
    kitchen_name: variation ? `${kitchen(item.name)} (${kitchen(variation.name)})` : kitchen(item.name),
    modifiers: options.map(({ id, name, markup }) => ({
      id,
      name: shown(name),
      kitchen_name: kitchen(name),
      markup,
      quantity: 1,
    })),
    allergens: allergensOf(item, resolved),
    station: item.station,
    quantity: line.quantity,
    unit_price: resolved.unit,
    strikethrough_price: resolved.before,
    discount_share: share,
    course_id: line.course_id,
    delivered_at: null,
  };
};

/**
 * The order's lines as they are kept: named in the guest's language and the kitchen's, each with its share of the
 * discount; the shares sum to the discount. DESIGN §4, ENTITY-42.
 */
export const orderLines = (priced: PricedCart, orderId: string, languages: Languages): NewOrderLine[] => {
  const shares = distributeDiscount(priced.totals.discount, priced.lines.map(sumOf));
  return priced.lines.flatMap((resolved, index) => {
    const { item } = resolved;
    return item ? [lineOf({ ...resolved, item }, orderId, index, shares[index] as Minor, languages)] : [];
  });
};
