import { toMajor } from '@tableside/domain/money';
import { pathTo } from '../../app/paths.ts';
import { recallUnderWay } from '../../data/connection/under-way.ts';
import type { t as Texts } from '../../texts/texts.ts';
import { type CourtOrder, dueOf, moneyAt, payableOf, payNameOf, payPath } from '../food-court/index.ts';

/** That nobody has what was ordered in the hall, as it was not paid for, and the way to pay for all of it. ADR 0005. */
export type UnpaidLine = { readonly words: string; readonly pay: string; readonly href: string };

/** Null: nothing waits for its payment. `together`: the hall takes one payment for all of it. */
export const unpaidLine = (
  t: typeof Texts,
  hash: string,
  orders: readonly CourtOrder[],
  together: boolean,
): UnpaidLine | null => {
  const unpaid = payableOf(orders);
  const [first] = unpaid;
  if (!first) return null;
  const checked = recallUnderWay(payNameOf(unpaid)) !== null;
  const words = t(checked ? 'pay.status.checking' : 'orders.unpaid');
  // The words of later screens may still be on their way.
  if (!words) return null;
  const due = toMajor(dueOf(unpaid), first.currency.decimals);
  const pay = checked ? t('unsent.show') : t('orders.pay', { total: moneyAt(first, due) });
  if (together) return { words, pay, href: payPath(hash, unpaid) };
  const { session_token: session, unique_order_number: order } = first;
  if (unpaid.length === 1 && session !== null) return { words, pay, href: pathTo('Pay', { session, order }) };
  return { words, pay: t('unsent.show'), href: pathTo('FoodCourtOrders', { foodCourtHash: hash }) };
};
