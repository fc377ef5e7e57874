import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { clearDraft } from '../../features/draft/index.ts';
import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { readEntry } from '../cache.ts';
import { cartStore } from '../cart/index.ts';
import { failureText, isOver } from '../connection/failures.ts';
import { quietly } from '../connection/quietly.ts';
import { keys } from '../keys.ts';
import { receiveOrder, refetchOrders } from '../orders.ts';
import type { Session } from '../session.ts';
import { destinationAfterPlacing } from './destination.ts';
import type { Outcome } from './outcome.ts';

const TOAST = 'unsent-outcome';

const placed = (token: string, { order, next }: Extract<Outcome, { kind: 'placed' }>): void => {
  // Its words and its tip went with it: the next order begins without.
  clearDraft(token);
  receiveOrder(token, order);
  quietly(refetchOrders(token));
  quietly(cartStore(token).refetch());
  const selfService = readEntry<Session>(keys.session(token)).data?.table.order_type === 'self_service';
  const uniqueOrderNumber = order.unique_order_number;
  const to = destinationAfterPlacing(token, { next, uniqueOrderNumber }, selfService);
  showToast({
    id: TOAST,
    tone: 'success',
    persistent: true,
    title: order.is_own ? t('cart.placed') : t('cart.sentBy', { number: order.guest_index }),
    text: t(next === 'pay' ? 'unsent.toPay' : 'cart.placedText'),
    action: { label: t(next === 'pay' ? 'unsent.pay' : 'unsent.show'), run: () => go(to) },
  });
};

/** Tells a guest who looks at something else what came of an order that waited; it stays until they have seen it. */
export const tellAnywhere = (token: string, outcome: Outcome): void => {
  if (outcome.kind === 'placed') placed(token, outcome);
  if (outcome.kind !== 'refused') return;
  const { code, freeAt } = outcome.trouble;
  const reason = freeAt ? t('cart.roomAt', { time: freeAt }) : t(failureText(code));
  const open = () => go(pathTo('PlaceOrder', { session: token }));
  showToast({
    id: TOAST,
    tone: 'error',
    persistent: true,
    title: t('cart.failed'),
    text: isOver(code) ? t('unsent.over') : reason,
    ...(isOver(code) ? {} : { action: { label: t('unsent.show'), run: open } }),
  });
  if (!isOver(code)) quietly(cartStore(token).refetch());
};
