import { useCallback, useEffect, useRef, useState } from 'react';
import { go } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import { TIMINGS } from '../../../app/timings.ts';
import { useCart } from '../../../data/cart/index.ts';
import { isOnline } from '../../../data/connection/connectivity.ts';
import { failureText } from '../../../data/connection/failures.ts';
import { type Order, receiveOrder, refetchOrders } from '../../../data/orders.ts';
import { destinationAfterPlacing } from '../../../data/placing/destination.ts';
import { type Outcome, tellsOutcome } from '../../../data/placing/outcome.ts';
import type { Trouble } from '../../../data/placing/trouble.ts';
import type { PlaceBody } from '../../../data/placing/unsent.ts';
import { wantedLines } from '../../../data/placing/wanted-lines.ts';
import { t } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { changeDraft, clearDraft, readDraft } from '../../draft/index.ts';
import { type Guest, useGuest } from '../../venue/index.ts';
import { refusalText } from './refusal-text.ts';

export type Phase =
  | { readonly kind: 'idle' | 'placing' | 'failed' }
  | { readonly kind: 'placed'; readonly order: Order }
  /** The guest must look again; amounts in major units, null when only the content changed. */
  | { readonly kind: 'changed'; readonly before: number | null; readonly now: number | null };

export type Placing = {
  readonly phase: Phase;
  /** The last try was refused because of the table's PIN. */
  readonly pinWrong: boolean;
  readonly place: (body: PlaceBody) => void;
  /** Places what is paid right here: no way leads on by itself. Null: it was not placed, and that was said. */
  readonly placeToPay: (body: PlaceBody) => Promise<Order | null>;
};

type Refused = Extract<Trouble, { kind: 'refused' }>;
const IDLE: Phase = { kind: 'idle' };
/** One message about the cart at a time: a newer one takes the place of the older. */
export const CART_TOAST = 'cart-trouble';
const loadSender = () => import('../../../data/placing/sender.ts');

const say = (trouble: Refused, guest: Guest): void => {
  showToast({ id: CART_TOAST, tone: 'error', text: refusalText(trouble, guest) });
};

/**
 * Places the cart once, whatever the connection does, and leads on. What is placed is kept on the phone before it leaves
 * it, and taken up again by whichever page of the session is there. CART-36…45, CART-47…54, CART-58.
 */
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
  // What is in the cart has been ordered: asked for anew once nobody looks at it, however its screen is left.
  const spent = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asker = useRef<((order: Order | null) => void) | null>(null);
  const answer = useCallback((order: Order | null): boolean => {
    const asked = asker.current;
    asker.current = null;
    asked?.(order);
    return asked !== null;
  }, []);

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
      // Who comes back from Pay is not asked for the table's PIN anew; the rest comes back with the order.
      const { pin } = readDraft(token);
      clearDraft(token);
      if (next === 'pay') changeDraft(token, { pin });
      receiveOrder(token, order);
      refetchOrders(token).catch(() => undefined);
      if (answer(next === 'pay' ? order : null) && next === 'pay') return;
      spent.current = true;
      const leave = () => go(to, { replace: true });
      if (next === 'pay') return leave();
      setPhase({ kind: 'placed', order });
      later(TIMINGS.backdrop, leave);
    },
    [token, selfService, later, answer],
  );

  const refused = useCallback(
    (trouble: Refused) => {
      say(trouble, latest.current.guest);
      import('../../../data/placing/repair.ts')
        .then(({ repair }) => repair(token, trouble.repair))
        .catch(() => undefined);
      setPinWrong(trouble.repair === 'askPin');
      setPhase({ kind: 'failed' });
      later(TIMINGS.backdrop, () => setPhase(IDLE));
    },
    [token, later],
  );

  const changed = useCallback(
    ({ before, quote }: Extract<Outcome, { kind: 'changed' }>) => {
      const { accept, refetch } = latest.current.cart;
      if (quote) accept(quote);
      else refetch().catch(() => undefined);
      const now = quote?.total ?? null;
      setPhase({ kind: 'changed', before: before === now ? null : (before ?? null), now });
      // Who looks at the cart may change it before confirming.
      loadSender()
        .then(({ theSender }) => theSender())
        .then(({ sender }) => sender.takeBack(token))
        .catch(() => undefined);
    },
    [token],
  );

  useEffect(() => {
    gone.current = false;
    const stop = tellsOutcome(token, outcome => {
      sending.current = false;
      if (outcome.kind !== 'placed') answer(null);
      if (outcome.kind === 'placed') placed(outcome.order, outcome.next);
      else if (outcome.kind === 'refused') refused(outcome.trouble);
      else if (outcome.kind === 'changed') changed(outcome);
      else setPhase(now => (now.kind === 'placing' ? IDLE : now));
    });
    // A placing that a reload or a dead network interrupted is taken up by itself.
    loadSender()
      .then(({ takeUpUnsent }) => takeUpUnsent(token))
      .catch(() => undefined);
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
      stop();
      if (spent.current) latest.current.cart.refetch().catch(() => undefined);
    };
  }, [token, placed, refused, changed, answer]);

  const place = async (body: PlaceBody) => {
    const online = isOnline();
    if (online) setPhase({ kind: 'placing' });
    try {
      const { theSender, sendKept } = await loadSender();
      const { sender } = await theSender();
      const lines = wantedLines(latest.current.cart.cart.cart);
      const seen = online ? (body.cart_revision ?? null) : null;
      const unsent = await sender.keep(token, { body, lines }, seen, !online);
      if (!unsent) showToast({ id: CART_TOAST, tone: 'error', text: t('unsent.noRoom') });
      else if (online) await sendKept(unsent);
      else go(pathTo('PlaceOrder', { session: token }), { replace: true });
    } catch {
      // What sends could not be fetched, or nothing kept: nothing was sent either.
      setPhase(IDLE);
      showToast({ id: CART_TOAST, tone: 'error', text: t(failureText('offline')) });
    }
    sending.current = false;
    answer(null);
  };
  const begin = (body: PlaceBody): boolean => {
    if (sending.current || phase.kind === 'placed') return false;
    sending.current = true;
    setPinWrong(false);
    void place(body);
    return true;
  };

  return {
    phase,
    pinWrong,
    place: begin,
    placeToPay: body =>
      new Promise(resolve => {
        asker.current = resolve;
        if (!begin(body)) answer(null);
      }),
  };
};
