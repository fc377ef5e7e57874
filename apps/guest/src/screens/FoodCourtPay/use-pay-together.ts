import { toMajor } from '@tableside/domain/money';
import { useEffect, useRef, useState } from 'react';
import { goBack } from '../../app/navigation.ts';
import {
  COMPOSITE_CALLS,
  type CourtOrder,
  dueOf,
  type Hall,
  moneyAt,
  paymentStatusPath,
  refetchCourtOrders,
  reloadHall,
  stallTrouble,
} from '../../features/food-court/index.ts';
import {
  type CompositeWish,
  type Slots,
  useChangedSum,
  useExpiry,
  usePhonePayment,
} from '../../features/pay/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';

export type OrdersToPay = readonly [CourtOrder, ...CourtOrder[]];

type Props = {
  readonly hash: string;
  readonly hall: Hall;
  readonly orders: OrdersToPay;
  /** By what a reload finds its payment again. */
  readonly name: string;
  readonly backTo: string;
};

/** The visit ran out, or nobody takes one payment any more: the hall says how it is now. */
const isHallOutdated = (slots: Slots): boolean =>
  Object.values(slots).some(
    slot =>
      slot.state === 'refused' &&
      slot.details.order === undefined &&
      ['session_not_found', 'payment_type_not_enabled', 'no_payment_providers'].includes(slot.code),
  );

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Everything behind one payment for several stalls. No tip, no code: FOOD-78. */
export const usePayTogether = ({ hash, hall, orders: live, name, backTo }: Props) => {
  const t = useT();
  // While it is being paid, what is paid for stays as it was.
  const kept = useRef(live);
  const frozen = useRef(false);
  if (!frozen.current) kept.current = live;
  const orders = kept.current;
  const [first] = orders;
  const due = dueOf(orders);
  // What our server said it costs, where this phone knew another sum; minor and major units.
  const [said, setSaid] = useState<{ readonly of: number; readonly amount: number } | null>(null);
  const amount = said?.of === due ? said.amount : toMajor(due, first.currency.decimals);
  const wish: CompositeWish = {
    food_court_session: hall.session,
    orders: orders.map(({ unique_order_number: number }) => number),
    expected_amount: amount,
  };
  const follow = (uuid: string, outcome: 'paid' | 'unclear') =>
    // A page of a stall, which comes in its looks.
    location.replace(paymentStatusPath(hash, first, uuid, outcome === 'paid'));
  const pay = usePhonePayment({
    providers: hall.court.payment_providers,
    wish,
    settlesFirst: false,
    calls: COMPOSITE_CALLS,
    follow,
    noteAs: name,
  });
  const { phase, trouble, intent } = pay;
  const { slots } = pay.intents;
  frozen.current = phase.kind !== 'open';

  const stall = stallTrouble(slots);
  const troubleKey = trouble && JSON.stringify(trouble);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trouble is mended once
  useEffect(() => {
    if (!trouble) return;
    quietly(refetchCourtOrders(hash));
    if (trouble.kind === 'underWay') follow(trouble.uuid, 'unclear');
    if (trouble.kind === 'changed' && trouble.amount !== null) setSaid({ of: due, amount: trouble.amount });
  }, [troubleKey]);
  const outdated = isHallOutdated(slots);
  useEffect(() => {
    if (outdated) quietly(reloadHall(hash));
  }, [outdated, hash]);

  // FOOD-48, FOOD-49
  const waits = phase.kind === 'open' && trouble === null && stall === null;
  useExpiry(waits ? (intent?.uuid ?? null) : null, () => {
    showToast({ tone: 'error', text: t('pay.expired') });
    goBack(backTo);
  });

  const changed = useChangedSum(amount, phase.kind === 'open');
  const written = (sum: number) => moneyAt(first, sum);
  return {
    pay,
    orders,
    stall,
    /** All of it cannot be paid so, whichever way is chosen. */
    wall: trouble?.kind === 'wall' && !outdated ? trouble.code : null,
    total: written(amount),
    changed: changed && { before: written(changed.before), now: written(changed.now) },
  };
};
