import { randomUUIDv7 } from 'node:crypto';
import { contentsOf, isStated } from '@tableside/domain/allergens';
import { distributeDiscount } from '@tableside/domain/cart';
import { lineWords, type MenuItem, type Translated, textIn } from '@tableside/domain/menu';
import { type Minor, minor } from '@tableside/domain/money';
import { type SellerVat, soldAt } from '@tableside/domain/vat';
import { type PricedCart, type ResolvedLine, sumOf } from '../../cart/index.ts';
import type { NewOrderLine } from './order-insert-store.ts';

type Languages = { readonly language: string; readonly mainLanguage: string };
/** Who sells it; null: the venue never said. */
type Seller = SellerVat | null | undefined;

/** What a line has off, in minor units: all of it, and what of it members have. */
export type DiscountShare = { readonly discount: Minor; readonly loyalty: Minor };

/** A resolved dish as a line of an order. */
export const lineOf = (
  resolved: ResolvedLine & { readonly item: MenuItem },
  orderId: string,
  position: number,
  share: DiscountShare,
  { language, mainLanguage }: Languages,
  seller: Seller,
): NewOrderLine => {
  const { line, item, category, variation, options } = resolved;
  const rate = soldAt(seller, item, category);
  const contents = contentsOf({ ...item, stated: isStated(item) }, [variation, ...options]);
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
    words: lineWords({ item, variation, options }, mainLanguage),
    modifiers: options.map(({ id, name, markup }) => ({
      id,
      name: shown(name),
      kitchen_name: kitchen(name),
      markup,
      quantity: 1,
    })),
    allergens: [...contents.contains],
    may_contain: [...contents.mayContain],
    allergens_stated: contents.stated,
    note: line.note ?? '',
    station: item.station,
    quantity: line.quantity,
    unit_price: resolved.unit,
    strikethrough_price: resolved.before,
    loyalty_saved: resolved.saved,
    discount_share: share.discount,
    loyalty_share: share.loyalty,
    course_id: line.course_id,
    guest_index: line.guest_index ?? null,
    seat: line.seat ?? null,
    vat_rate: rate?.id ?? null,
    vat_percent: rate?.percent ?? null,
    delivered_at: null,
    ingredients: resolved.takes,
  };
};

/** The station of what is on no menu; where stations are the venue's own, the one that takes what none names. */
const ANY_STATION = 'kitchen';

/** What staff wrote in their own words as a line of an order. `price` in minor units. */
export const lineOfWords = (
  {
    name,
    price,
    quantity,
    seat,
  }: {
    readonly name: string;
    readonly price: number;
    readonly quantity: number;
    readonly seat: number | null;
  },
  orderId: string,
  position: number,
  seller: Seller,
): NewOrderLine => {
  const id = randomUUIDv7();
  const rate = soldAt(seller);
  return {
    id,
    order_id: orderId,
    position,
    // On no menu: a dish of its own.
    item_id: id,
    variation_id: null,
    name,
    variation_name: null,
    kitchen_name: name,
    words: null,
    modifiers: [],
    allergens: [],
    may_contain: [],
    // Nobody has: the kitchen asks whoever wrote it.
    allergens_stated: false,
    note: '',
    station: ANY_STATION,
    quantity,
    unit_price: price,
    strikethrough_price: null,
    loyalty_saved: 0,
    discount_share: 0,
    loyalty_share: 0,
    course_id: null,
    guest_index: null,
    seat,
    vat_rate: rate?.id ?? null,
    vat_percent: rate?.percent ?? null,
    delivered_at: null,
    ingredients: null,
  };
};

/** What each line has off by the code, and of what that leaves of it as a member. */
const discountShares = ({ lines, totals }: PricedCart): DiscountShare[] => {
  const sums = lines.map(sumOf);
  const byCode = distributeDiscount(totals.discount, sums);
  const left = sums.map((each, index) => minor(each - (byCode[index] as Minor)));
  const asMember = distributeDiscount(totals.loyaltyDiscount, left);
  return byCode.map((share, index) => {
    const loyalty = asMember[index] as Minor;
    return { discount: minor(share + loyalty), loyalty };
  });
};

/**
 * The order's lines as they are kept: named in the guest's language and the kitchen's, each with its share of the
 * discount; the shares sum to the discount. ENTITY-42.
 */
export const orderLines = (
  priced: PricedCart,
  orderId: string,
  languages: Languages,
  seller: Seller,
): NewOrderLine[] => {
  const shares = discountShares(priced);
  return priced.lines.flatMap((resolved, index) => {
    const { item } = resolved;
    return item
      ? [lineOf({ ...resolved, item }, orderId, index, shares[index] as DiscountShare, languages, seller)]
      : [];
  });
};
