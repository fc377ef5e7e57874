import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Bill } from '../../../data/bills.ts';
import { reportUnreachable } from '../../../data/connection/connectivity.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { t } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import { sendSelection } from '../api.ts';
import { BILL_TIMINGS } from '../timings.ts';
import { isPayable, ownPieces } from '../view/bill-sums.ts';
import { tellLost } from './lost-words.ts';
import { createSelectionKeeper, type SelectionKeeper } from './selection-keeper.ts';

/** No answer at all: asked again. Everything else is a word of the server. */
const isUnanswered = (error: unknown): boolean => {
  const code = failureCode(error);
  if (code === 'offline') reportUnreachable();
  return code === 'offline' || code === 'timeout';
};

const later = (run: () => void): (() => void) => {
  const timer = setTimeout(run, BILL_TIMINGS.retry);
  return () => clearTimeout(timer);
};

const RELEASED = 'selection-released';

/** Holds what is chosen while the page is looked at, and lets go when it is hidden; offers the same again. SPLIT-10. */
const useLease = (keeper: SelectionKeeper): void => {
  useEffect(() => {
    let chosen: readonly string[] = [];
    const offer = () => {
      if (chosen.length === 0) return;
      const again = chosen;
      chosen = [];
      showToast({
        id: RELEASED,
        tone: 'info',
        text: t('bill.select.released'),
        action: { label: t('bill.select.again'), run: () => keeper.choose(again) },
      });
    };
    const seen = () => {
      if (document.visibilityState === 'visible') return offer();
      chosen = keeper.release();
    };
    const timer = setInterval(() => keeper.renew(), BILL_TIMINGS.renew);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [keeper]);
};

/**
 * What this phone chooses on a bill, as long as the screen lives: at first what it ordered itself. Leaving lets go of it, unless `keep` was called on the
 * way to Pay. SPLIT-03…10, SPLIT-15.
 */
export const useSelection = (bill: Bill) => {
  const { token, session } = useGuest();
  const me = session.guest_index;
  const latest = useRef(bill);
  latest.current = bill;
  const kept = useRef(false);
  const [discounted, setDiscounted] = useState(false);
  const [keeper] = useState(() => {
    const number = bill.unique_order_number;
    const held = bill.items.filter(item => item.held_by === me && isPayable(bill, item)).map(({ id }) => id);
    const onDiscount = () => {
      setDiscounted(true);
      showToast({
        id: 'bill-discounted',
        tone: 'error',
        title: t('bill.select.discountTitle'),
        text: t('bill.select.discountText'),
      });
    };
    return createSelectionKeeper(
      {
        send: items => sendSelection(token, number, items),
        isUnanswered,
        later,
        onLost: ids => tellLost(latest.current, ids, me),
        onDiscount,
        onFailure: announceFailure,
      },
      held,
      held.length > 0 ? held : ownPieces(bill, me).map(({ id }) => id),
    );
  });
  useEffect(() => keeper.receive(bill, me), [keeper, bill, me]);
  useEffect(
    () => () => {
      if (!kept.current) keeper.release();
      keeper.end();
    },
    [keeper],
  );
  useLease(keeper);
  const { wanted } = useSyncExternalStore(keeper.subscribe, keeper.current, keeper.current);
  return {
    keeper,
    wanted,
    discounted,
    keep: () => {
      kept.current = true;
    },
  };
};
