import { fromMajor, minor, toMajor, ZERO } from '@tableside/domain/money';
import { useEffect, useRef, useState } from 'react';
import { goBack } from '../../app/navigation.ts';
import {
  type askedOf,
  type FormAction,
  isByPhone,
  type Mounted,
  PAY_TIMINGS,
  type Payable,
  pricesOf,
  pricesOfIntent,
  recall,
  remember,
  useChangedSum,
  useExpiry,
  useIntents,
  usePaying,
  useRoundUp,
  useSettled,
  useWayBack,
} from '../../features/pay/index.ts';
import type { TipChoice } from '../../features/tips/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useMethodState } from './use-method-state.ts';
import { useTip } from './use-tip.ts';
import { useTroubles } from './use-troubles.ts';
import { useWays } from './use-ways.ts';
import { backPath } from './way-back.ts';
import { wishOf } from './wish.ts';

/** While money is on its way the order stays, and Back leaves it as it is. */
const STILL: readonly string[] = ['open', 'warning', 'failed'];

/** What our server said about a sum that the phone knew differently; minor and major units. */
type Said = { readonly of: number; readonly amount: number } | null;

/** Everything behind the Pay screen: the choices, the payments kept ready, and paying. */
export const usePayScreen = (live: Payable, asked: ReturnType<typeof askedOf>) => {
  const t = useT();
  const guest = useGuest();
  const { token, restaurant } = guest;
  const { decimals } = restaurant.currency;
  const [choice, setChoice] = useState(() => recall(live.number));
  useEffect(() => remember(live.number, choice), [live.number, choice]);
  const [said, setSaid] = useState<Said>(null);
  const form = useRef<Mounted | null>(null);
  const actions = useRef(new Map<string, FormAction>());

  // While it is being paid, what is paid for stays as it was.
  const kept = useRef(live);
  const frozen = useRef(false);
  if (!frozen.current) kept.current = live;
  const base = kept.current;
  const corrected = said?.of === base.amount ? said.amount : null;
  const payable = corrected === null ? base : { ...base, amount: fromMajor(corrected, decimals) };

  const ways = useWays(restaurant.payment_providers, payable.kind);
  const { methods } = ways;
  const tips = useTip(payable, asked.ref, choice.tip, choice.recipient);
  const settledTip = useSettled(tips.tip, PAY_TIMINGS.tipSettles);
  const settledFor = useSettled(tips.personnelId, PAY_TIMINGS.tipSettles);
  const rounding = useRoundUp(choice.roundUp);
  const sumWith = (tip: number) => minor(payable.amount + tip);
  const wished = { session: token, payable, scope: asked.scope, said: corrected, decimals };
  const now = wishOf({
    ...wished,
    tip: tips.tip,
    personnelId: tips.personnelId,
    donation: rounding.of(sumWith(tips.tip)),
  });
  const settled = wishOf({
    ...wished,
    tip: settledTip,
    personnelId: settledFor,
    donation: rounding.of(sumWith(settledTip)),
  });
  const intents = useIntents(
    now,
    tips.pending ? null : settled,
    methods.filter(isByPhone),
    tips.chips !== null,
  );
  const state = useMethodState(ways, intents, choice.method);
  const method = state.chosen;
  const slot = method && intents.slots[method.id];
  const intent = slot?.state === 'ready' ? slot.intent : null;
  const paying = usePaying({ payable: base, ref: asked.ref, method, intents, form });
  const { phase } = paying;
  frozen.current = phase.kind !== 'open';

  const trouble = useTroubles(payable, intents, {
    onSaid: amount => setSaid({ of: base.amount, amount }),
    onTipRefused: () => setChoice(before => ({ ...before, tip: { kind: 'chip', index: 0 } })),
    onRoundUpRefused: () => setChoice(before => ({ ...before, roundUp: false })),
  });
  const backTo = backPath(token, payable);
  useWayBack(payable.returns && STILL.includes(phase.kind) ? backTo : null);
  useExpiry(phase.kind === 'open' && trouble === null ? (intent?.uuid ?? null) : null, () => {
    showToast({ tone: 'error', text: t('pay.expired') });
    goBack(backTo);
  });

  // The form stays where it is while its payment is being made anew: what was typed is not lost.
  const action = intent?.next_action;
  if (method && action && (action.kind === 'card_form' || action.kind === 'wallet_sheet')) {
    actions.current.set(method.id, action);
  }
  const shownForm = method && !state.broken[method.id] ? actions.current.get(method.id) : undefined;
  const uuid = useRef('');
  if (intent) uuid.current = intent.uuid;

  // Whoever promises to pay staff gives them the sum of the bill.
  const byPhone = !method || isByPhone(method);
  const donation = byPhone ? rounding.of(sumWith(tips.tip)) : ZERO;
  const prices = intent ? pricesOfIntent(intent, decimals) : pricesOf(payable, tips.tip, donation);
  return {
    ...paying,
    payable,
    methods,
    markAbsent: ways.markAbsent,
    state,
    method,
    tips,
    trouble,
    backTo,
    form,
    prices,
    intent,
    uuid,
    shownForm,
    rounding: byPhone ? rounding.recipient : null,
    unrounded: sumWith(tips.tip),
    choice,
    choose: (method: string) => setChoice(before => ({ ...before, method })),
    tip: (tip: TipChoice) => setChoice(before => ({ ...before, tip })),
    tipFor: (recipient: string | null) => setChoice(before => ({ ...before, recipient })),
    roundUp: (roundUp: boolean) => setChoice(before => ({ ...before, roundUp })),
    retry: (id: string) => {
      ways.forgive(id);
      intents.keeper.again(id);
    },
    total: guest.money(toMajor(minor(prices.total), decimals)),
    changed: useChangedSum(payable.amount, phase.kind === 'open'),
  };
};
