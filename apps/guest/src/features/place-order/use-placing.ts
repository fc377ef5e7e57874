import { minimumTotal } from '@tableside/domain/cart';
import { toMajor } from '@tableside/domain/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { TIMINGS } from '../../app/timings.ts';
import { api } from '../../data/api.ts';
import { useCart } from '../../data/cart/index.ts';
import { isOnline, onConnectivity, reportUnreachable } from '../../data/connectivity.ts';
import { failureText } from '../../data/failures.ts';
import { type Order, receiveOrder, refetchOrders } from '../../data/orders.ts';
import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { clearDraft } from '../draft/index.ts';
import { type Guest, useGuest } from '../venue/index.ts';
import {
  type Attempt,
  attemptStore,
  beginAttempt,
  endAttempt,
  openAttempt,
  type PlaceBody,
  pauseAttempt,
} from './attempt.ts';
import { destinationAfterPlacing } from './destination.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export type Phase =
  | { readonly kind: 'idle' | 'placing' | 'lost' | 'failed' }
  | { readonly kind: 'placed'; readonly order: Order }
  /** The guest must look again; amounts in major units, null when only the content changed. */
  | { readonly kind: 'changed'; readonly before: number | null; readonly now: number | null };

export type Placing = {
  readonly phase: Phase;
  /** The last try was refused because of the table's PIN. */
  readonly pinWrong: boolean;
  readonly place: (body: PlaceBody) => void;
  /** Gives up waiting for a lost connection. */
  readonly stopWaiting: () => void;
};

type Refused = Extract<Trouble, { kind: 'refused' }>;
const IDLE: Phase = { kind: 'idle' };
/** One message about the cart at a time: a newer one takes the place of the older. */
export const CART_TOAST = 'cart-trouble';
/** A request that meets its own twin asks again after this long. */
const BUSY_RETRY_MS = 1_000;

const textOf = ({ code, freeAt }: Refused, min: string): string => {
  if (code === 'total_too_small') return t('cart.minTotal', { min });
  return freeAt ? t('cart.roomAt', { time: freeAt }) : t(failureText(code));
};

const say = (trouble: Refused, { restaurant, money }: Guest): void => {
  const { decimals } = restaurant.currency;
  const min = money(toMajor(minimumTotal(decimals), decimals));
  showToast({ id: CART_TOAST, tone: 'error', text: textOf(trouble, min) });
};

/** Places the cart once, whatever the connection does, and leads on. CART-36…45, CART-47…54, CART-58, DESIGN §5, §7. */
export const usePlacing = (): Placing => {
  const guest = useGuest();
  const { token, selfService } = guest;
  const cart = useCart(token);
  const [phase, setPhase] = useState<Phase>(IDLE);
  const [pinWrong, setPinWrong] = useState(false);
  const latest = useRef({ guest, cart });
  latest.current = { guest, cart };
  const sending = useRef(false);
  const gone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = useCallback((wait: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => !gone.current && run(), wait);
  }, []);

  const placed = useCallback(
    (order: Order, next: 'done' | 'pay') => {
      const to = destinationAfterPlacing(
        token,
        { next, uniqueOrderNumber: order.unique_order_number },
        selfService,
      );
      clearDraft(token);
      receiveOrder(token, order);
      refetchOrders(token).catch(() => undefined);
      const leave = () => {
        go(to, { replace: true });
        latest.current.cart.refetch().catch(() => undefined);
      };
      if (gone.current) return;
      if (next === 'pay') return leave();
      setPhase({ kind: 'placed', order });
      later(TIMINGS.backdrop, leave);
    },
    [token, selfService, later],
  );

  const refused = useCallback(
    (trouble: Refused) => {
      say(trouble, latest.current.guest);
      const { accept, refetch } = latest.current.cart;
      if (trouble.repair === 'dropCoupon') {
        api('GET /cart/{session}/remove-discount', { session: token })
          .then(accept, () => refetch())
          .catch(() => undefined);
      } else if (trouble.repair === 'refetchCart') refetch().catch(() => undefined);
      setPinWrong(trouble.repair === 'askPin');
      setPhase({ kind: 'failed' });
      later(TIMINGS.backdrop, () => setPhase(IDLE));
    },
    [token, later],
  );

  const changed = useCallback(
    (before: number | undefined, quote: Extract<Trouble, { kind: 'changed' }>['quote']) => {
      const { accept, refetch } = latest.current.cart;
      if (quote) accept(quote);
      else refetch().catch(() => undefined);
      const now = quote?.total ?? null;
      setPhase({ kind: 'changed', before: before === now ? null : (before ?? null), now });
    },
    [],
  );

  const send = useCallback(
    async (attempt: Attempt): Promise<void> => {
      if (sending.current) return;
      sending.current = true;
      setPhase({ kind: 'placing' });
      const store = attemptStore();
      try {
        const input = { session: token, body: attempt.body, idempotencyKey: attempt.key };
        const { order, next } = await api('POST /cart/{session}/place-order', input);
        endAttempt(store, token);
        placed(order, next);
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble.kind === 'busy') later(BUSY_RETRY_MS, () => void send(attempt));
        else if (trouble.kind === 'lost') {
          reportUnreachable();
          setPhase({ kind: 'lost' });
        } else {
          if (trouble.kind === 'refused' && trouble.unclear) pauseAttempt(store, token);
          else endAttempt(store, token);
          if (trouble.kind === 'changed') changed(attempt.body.expected_total, trouble.quote);
          else refused(trouble);
        }
      } finally {
        sending.current = false;
      }
    },
    [token, later, placed, refused, changed],
  );

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    const resume = () => {
      const open = isOnline() ? openAttempt(attemptStore(), token, Date.now()) : null;
      if (open) void send(open);
    };
    // A placing that a reload or a dead network interrupted is taken up by itself. DESIGN §7.
    resume();
    return onConnectivity(resume);
  }, [token, send]);

  return {
    phase,
    pinWrong,
    place: body => {
      if (sending.current || phase.kind === 'placed') return;
      setPinWrong(false);
      const fresh = { key: crypto.randomUUID(), at: Date.now() };
      void send(beginAttempt(attemptStore(), token, body, fresh));
    },
    stopWaiting: () => {
      endAttempt(attemptStore(), token);
      setPhase(IDLE);
    },
  };
};
