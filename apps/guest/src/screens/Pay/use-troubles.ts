import { useEffect, useRef } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { refetchBills } from '../../data/bills.ts';
import { refetchOrders } from '../../data/orders.ts';
import { billPath, type Intents, type Payable, payTrouble } from '../../features/pay/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';

type Repairs = {
  readonly onSaid: (amount: number) => void;
  readonly onTipRefused: () => void;
  readonly onRoundUpRefused: () => void;
};

/** Mends what keeps payments from being begun, and leaves where nothing is left to pay. PAY-34. */
export const useTroubles = (payable: Payable, { slots, keeper }: Intents, repairs: Repairs) => {
  const t = useT();
  const { token } = useGuest();
  const trouble = payTrouble(slots);
  const key = trouble && JSON.stringify(trouble);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trouble is mended once
  useEffect(() => {
    if (!trouble || trouble.kind === 'wall') return;
    const { number, kind } = payable;
    refetchOrders(token).catch(() => undefined);
    refetchBills(token).catch(() => undefined);
    if (trouble.kind === 'paid') {
      const own = pathTo('Menu', { session: token }, { order: number });
      go(kind === 'bill' ? billPath(token, number) : own, { replace: true });
    } else if (trouble.kind === 'underWay') {
      const query = {
        orderNumber: number,
        paymentUuid: trouble.uuid,
        origin: kind === 'bill' ? 'pay' : 'order',
      };
      go(pathTo('PaymentStatus', { session: token }, query), { replace: true });
    } else if (trouble.kind === 'tip') {
      showToast({ tone: 'error', text: t('errors.tip_invalid') });
      repairs.onTipRefused();
    } else if (trouble.kind === 'roundUp') {
      showToast({ tone: 'error', text: t('pay.roundUpGone') });
      repairs.onRoundUpRefused();
    } else if (trouble.amount !== null) repairs.onSaid(trouble.amount);
  }, [key]);
  // Somebody else held it: when the bill changes, it may be free again.
  const taken = trouble?.kind === 'wall' && trouble.code === 'items_selected_by_others';
  const tried = useRef(payable.holds);
  useEffect(() => {
    if (taken && payable.holds !== tried.current) void keeper.renew();
    tried.current = payable.holds;
  }, [taken, payable.holds, keeper]);
  return trouble;
};
