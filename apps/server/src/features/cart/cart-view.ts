import { ERRORS, toWire } from '@tableside/contract';
import type { CartItem, CartView } from '@tableside/contract/http/cart';
import { type Translated, textIn } from '@tableside/domain/menu';
import { type Minor, minor } from '@tableside/domain/money';
import type { CouponRow } from '../coupons/index.ts';
import { thumbnailUrl } from '../media/index.ts';
import { type PricedCart, sumOf } from './pricing/price.ts';
import type { ResolvedLine } from './pricing/resolve-line.ts';

/** Whom the cart is shown to. */
export type Reader = { readonly language: string; readonly mainLanguage: string; readonly decimals: number };

const itemView = (resolved: ResolvedLine, reader: Reader): CartItem => {
  const { line, item, variation, options } = resolved;
  const text = (translated: Translated): string => textIn(translated, reader.language, reader.mainLanguage);
  const wire = (amount: Minor): number => toWire(amount, reader.decimals);
  const maybe = (amount: Minor | null | undefined): number | null => (amount == null ? null : wire(amount));
  const priced = variation ?? item;
  const chosen = options.map(({ id, name, markup }) => ({ id, name: text(name), price: wire(markup) }));
  return {
    cart_item_id: line.id,
    id: line.id,
    item_id: line.item_id,
    item_name: item ? text(item.name) : (line.name ?? ''),
    variation_id: line.variation_id,
    variation_name: variation && text(variation.name),
    quantity: line.quantity,
    options: chosen.map(({ id, name, price }) => ({ option_id: id, option_name: name, quantity: 1, price })),
    modifiers: chosen.map(({ name, price }) => ({ name, price, quantity: 1 })),
    course_id: line.course_id,
    note: line.note ?? '',
    guest_index: line.guest_index ?? null,
    price: maybe(priced?.price) ?? 0,
    discounted_price: variation ? null : maybe(item?.discountedPrice),
    loyalty_price: maybe(priced?.loyaltyPrice),
    unit_price: wire(resolved.unit),
    total: wire(sumOf(resolved)),
    thumbnail: item?.photo ? thumbnailUrl(item.photo) : null,
    available: resolved.problem === null,
  };
};

const couponView = (coupon: CouponRow, discount: Minor, { decimals }: Reader): CartView['coupon'] => ({
  code: coupon.code,
  type: coupon.type,
  amount: toWire(discount, decimals),
  percent: coupon.type === 'percent' ? coupon.value : null,
  minimum: coupon.minOrder === null ? null : toWire(coupon.minOrder, decimals),
});

/** What the cart calls answer with. The tip is not part of it: it is chosen while placing. CART-25, CART-35, CART-46. */
export const cartView = (revision: number, priced: PricedCart, reader: Reader): CartView => {
  const wire = (amount: Minor): number => toWire(amount, reader.decimals);
  const { totals, coupon } = priced;
  return {
    revision,
    shared: false,
    cart: priced.lines.map(resolved => itemView(resolved, reader)),
    extra_fees: [],
    coupon: coupon && couponView(coupon, totals.discount, reader),
    error: priced.lines.some(({ problem }) => problem) ? ERRORS.menu_items_unavailable.message : null,
    subtotal: wire(totals.subtotal),
    discount: wire(minor(totals.discount + totals.loyaltyDiscount)),
    loyalty_discount: wire(totals.loyaltyDiscount),
    loyalty_percent: priced.member?.percent ?? 0,
    loyalty_offers: [...(priced.member?.offers ?? [])],
    loyalty_silent: false,
    small_order_fee: wire(totals.smallOrderFee),
    total: wire(minor(totals.total - totals.tip)),
  };
};
