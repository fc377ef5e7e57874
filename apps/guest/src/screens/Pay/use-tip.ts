import { type Minor, ZERO } from '@tableside/domain/money';
import { payTipsOffered, type TipChips, tipChips } from '@tableside/domain/tips';
import type { Payable } from '../../features/pay/index.ts';
import {
  type Person,
  type TipChoice,
  tipChoices,
  tipValue,
  usePersonnel,
} from '../../features/tips/index.ts';
import { useGuest } from '../../features/venue/index.ts';

export type PayTip = {
  /** Null where no tip is asked for. */
  readonly chips: TipChips | null;
  /** Minor units. */
  readonly tip: Minor;
  readonly personnelId: string | null;
  /** Whom it can be for; empty where that is not the guest's to say. */
  readonly people: readonly Person[];
  /** It is not known yet whether there is anybody to tip. */
  readonly pending: boolean;
};

/** Whether and what tip is asked for on Pay, and for whom. TIPCHIP-01…04. */
export const useTip = (
  payable: Payable,
  ref: string | null,
  choice: TipChoice,
  recipient: string | null,
): PayTip => {
  const { token, restaurant, flags, payingEnabled, orderingEnabled } = useGuest();
  const named = !flags.has('collective-tips');
  const wanted = flags.has('tips') && named && payingEnabled;
  const known = usePersonnel(token, wanted);
  const people = wanted ? (known ?? []) : [];
  const offeredWith = (personnel: number): boolean =>
    payTipsOffered({
      flags,
      amount: payable.amount,
      personnel,
      paying: payingEnabled,
      ordering: orderingEnabled,
      ref,
      billHasPersonnel: payable.personnelId !== null,
    });
  // Room is kept only where somebody to tip would change what is shown.
  const pending = wanted && known === undefined && offeredWith(1);
  if (!offeredWith(people.length)) return { chips: null, tip: ZERO, personnelId: null, people: [], pending };
  const chips = tipChips(
    payable.amount,
    payable.guests,
    tipChoices(restaurant, flags),
    restaurant.currency.decimals,
  );
  const tip = tipValue(choice, chips);
  const tillDecides = flags.has('send-tips-to-pos-waiter');
  const waiter = people.some(({ id }) => id === payable.personnelId) ? payable.personnelId : null;
  const forWhom = tillDecides ? payable.personnelId : named ? (recipient ?? waiter) : null;
  return { chips, tip, personnelId: tip > 0 ? forWhom : null, people: tillDecides ? [] : people, pending };
};
