import type { CartView } from '@tableside/contract/http/cart';
import { cartTotals, lineKey } from '@tableside/domain/cart';
import { fromMajor, type Minor, minor, percentOf, toMajor, ZERO } from '@tableside/domain/money';

export type Cart = CartView;
export type CartLine = CartView['cart'][number];

/** A change of the cart that the guest sees at once and the server hears of in turn. */
export type CartOp =
  | { readonly kind: 'add'; readonly line: CartLine; readonly groups: readonly ChosenGroup[] }
  | (OfLine & { readonly kind: 'quantity'; readonly quantity: number })
  | (OfLine & { readonly kind: 'remove' });
/** `from`: the pieces that this phone saw of a line in a shared cart, so that what others change meanwhile counts too. */
type OfLine = { readonly lineId: string; readonly from?: number | undefined };
export type ChosenGroup = { readonly id: string; readonly options: readonly string[] };

export const EMPTY_CART: Cart = {
  revision: 0,
  shared: false,
  cart: [],
  extra_fees: [],
  coupon: null,
  error: null,
  subtotal: 0,
  discount: 0,
  loyalty_discount: 0,
  loyalty_percent: 0,
  loyalty_offers: [],
  loyalty_silent: false,
  small_order_fee: 0,
  total: 0,
};

/** Lines that hold the same thing, whoever numbered them. */
export const keyOf = (line: CartLine): string =>
  lineKey(
    line.item_id,
    line.variation_id,
    line.options.map(option => option.option_id),
    line.note,
  );

/** Id of a line that the server has not numbered yet. */
export const pendingId = (line: CartLine): string => `new:${keyOf(line)}`;

/** The line an id stands for: a pending id finds its line by what it holds once the server has numbered it. */
export const findLine = (cart: Cart, lineId: string): CartLine | undefined =>
  cart.cart.find(line => line.cart_item_id === lineId || `new:${keyOf(line)}` === lineId);

const withQuantity = (line: CartLine, quantity: number, decimals: number): CartLine => ({
  ...line,
  quantity,
  total: toMajor(minor(fromMajor(line.unit_price, decimals) * quantity), decimals),
});

const changeLines = (lines: readonly CartLine[], op: CartOp, decimals: number): CartLine[] => {
  if (op.kind === 'add') {
    // In a shared cart everybody's dishes stay their own.
    const same = lines.find(
      line => line.guest_index === op.line.guest_index && keyOf(line) === keyOf(op.line),
    );
    if (!same) return [...lines, op.line];
    return lines.map(line =>
      line === same ? withQuantity(line, line.quantity + op.line.quantity, decimals) : line,
    );
  }
  const is = (line: CartLine) => line.cart_item_id === op.lineId || `new:${keyOf(line)}` === op.lineId;
  return op.kind === 'remove'
    ? lines.filter(line => !is(line))
    : lines.map(line => (is(line) ? withQuantity(line, op.quantity, decimals) : line));
};

/** The cart as it will be once the server has heard of the changes; money by the same rules as the server's. */
export const applyOps = (cart: Cart, ops: readonly CartOp[], decimals: number): Cart => {
  if (ops.length === 0) return cart;
  const lines = ops.reduce<CartLine[]>((all, op) => changeLines(all, op, decimals), [...cart.cart]);
  const { coupon } = cart;
  const value = coupon && (coupon.type === 'percent' ? coupon.percent : fromMajor(coupon.amount, decimals));
  const totals = cartTotals({
    lines: lines.map(line => ({ unit: fromMajor(line.unit_price, decimals), quantity: line.quantity })),
    coupon: coupon && { type: coupon.type, value, minOrder: fromMajor(coupon.minimum ?? 0, decimals) },
    tip: ZERO,
    // An amount that an offer takes off comes with the server's answer.
    memberOff: worth => percentOf(worth, cart.loyalty_percent),
    decimals,
  });
  const major = (amount: Minor): number => toMajor(amount, decimals);
  return {
    ...cart,
    cart: lines,
    subtotal: major(totals.subtotal),
    discount: major(minor(totals.discount + totals.loyaltyDiscount)),
    loyalty_discount: major(totals.loyaltyDiscount),
    small_order_fee: major(totals.smallOrderFee),
    total: major(totals.total),
  };
};
