import { fromMajor, sum, toMajor } from '@tableside/domain/money';
import { useEffect } from 'react';
import {
  type CourtCart,
  moneyAt,
  renewCourtCarts,
  totalOf,
  useCourtCarts,
  visitAt,
} from '../food-court/index.ts';
import { useGuest } from '../venue/index.ts';

/** What the bar of a kitchen's menu counts beside its own. */
type Known = { readonly pieces: number; readonly totalWith: (own: number) => string };

/** What lies in a hall's basket from kitchens other than `own`; null: nothing. */
export const elsewhere = (carts: readonly CourtCart[], own: string): Known | null => {
  const others = carts.filter(({ session }) => session !== own);
  const [first] = others;
  if (!first) return null;
  const { decimals } = first.currency;
  const total = totalOf(others);
  return {
    pieces: others.flatMap(cart => cart.cart_items).reduce((all, { quantity }) => all + quantity, 0),
    // Several currencies have no sum: the basket shows each.
    totalWith: here =>
      total === null
        ? ''
        : moneyAt(first, toMajor(sum([fromMajor(total, decimals), fromMajor(here, decimals)]), decimals)),
  };
};

const renew = (hash: string): void => void renewCourtCarts(hash).catch(() => undefined);

type Props = { readonly hash: string; readonly onKnown: (known: Known | null) => void };

const OfVisit = ({ hash, onKnown }: Props) => {
  const { token } = useGuest();
  const { data } = useCourtCarts(hash);
  useEffect(() => data && onKnown(elsewhere(data, token)), [data, token, onKnown]);
  // Who comes back by the browser's own Back may have changed the basket meanwhile.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && renew(hash);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [hash]);
  return null;
};

/** Who came by the hall has one basket over its kitchens; who scanned a kitchen's own code has that kitchen's. FOOD-19, FOOD-60 */
export const Elsewhere = (props: Props) => (visitAt(props.hash) ? <OfVisit {...props} /> : null);
