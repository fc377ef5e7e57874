import type { CallAnswer } from '@tableside/contract/client';
import { useRef, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { api } from '../../data/api.ts';
import { cartTold } from '../../data/cart/cart-told.ts';
import { cartStore } from '../../data/cart/index.ts';
import { freshKey } from '../../data/fresh-key.ts';
import type { Order } from '../../data/orders.ts';
import { troubleOf } from '../../data/placing/trouble.ts';
import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { announceFailure } from '../toasts/index.ts';
import { useGuest } from '../venue/index.ts';

export type Outcome = CallAnswer<'POST /orders/order-again/{session}'>;

/** Whether there is anything the guest should read before going to the cart. */
const wantsWords = ({ left_out, repriced }: Outcome): boolean => left_out.length > 0 || repriced.length > 0;

/**
 * One tap puts an earlier order into the cart as far as it can still be had. Everything went in: on to the cart at once;
 * otherwise `outcome` says what did not, and what costs something else now. The server decides all of it.
 */
export const useOrderAgain = ({ unique_order_number }: Pick<Order, 'unique_order_number'>) => {
  const { token } = useGuest();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Of one wish until it is answered: another tap after a lost answer puts nothing in twice. */
  const key = useRef<string>(undefined);
  const toCart = () => go(pathTo('PlaceOrder', { session: token }), { replace: true });
  const ask = async (): Promise<void> => {
    await cartTold(token);
    key.current ??= freshKey();
    const answer = await api('POST /orders/order-again/{session}', {
      session: token,
      body: { unique_order_number },
      idempotencyKey: key.current,
    });
    key.current = undefined;
    cartStore(token).accept(answer.cart);
    if (wantsWords(answer)) {
      setOutcome(answer);
      return;
    }
    showToast({ id: 'again', tone: 'success', text: t('again.added', { count: answer.added }) });
    toCart();
  };
  const failed = (error: unknown): void => {
    const trouble = troubleOf(error);
    if (trouble.kind === 'refused' && !trouble.unclear) key.current = undefined;
    announceFailure(error);
  };
  return {
    busy,
    outcome,
    toCart,
    close: () => setOutcome(null),
    orderAgain: () => {
      setBusy(true);
      ask()
        .catch(failed)
        .finally(() => setBusy(false));
    },
  };
};
