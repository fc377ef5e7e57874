import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../data/connection/failures.ts';
import { useT } from '../../../texts/texts.ts';
import type { DriverEvent, FormAction, Mounted } from '../drivers/index.ts';
import type { FarWish } from '../intent/intent-keeper.ts';
import { type Calls, useIntents } from '../intent/use-intents.ts';
import { useSettled } from '../intent/use-settled.ts';
import { payTrouble } from '../sheets/trouble.ts';
import { PAY_TIMINGS } from '../timings.ts';
import { type Follow, usePhonePaying } from './use-phone-paying.ts';
import { usePhoneWays } from './use-phone-ways.ts';

type Props = {
  readonly providers: readonly string[];
  /** What is to be paid for; null: that is not known yet. */
  readonly wish: FarWish | null;
  /** It still changes while the guest chooses. */
  readonly settlesFirst: boolean;
  readonly calls: Calls;
  readonly follow: Follow;
  readonly noteAs: string | null;
};

const OVER = ['leaving', 'confirming', 'paid', 'unclear'];

/** Everything behind paying from a distance: the ways, the payments kept ready, the form, and what becomes of it. */
export const usePhonePayment = ({ providers, wish, settlesFirst, calls, follow, noteAs }: Props) => {
  const t = useT();
  const [complete, setComplete] = useState(false);
  const form = useRef<Mounted | null>(null);
  const shown = useRef(new Map<string, FormAction>());
  const uuid = useRef('');
  const ways = usePhoneWays(providers);
  const { method, methods } = ways;
  const key = wish === null ? null : JSON.stringify(wish);
  const settled = useSettled(key, PAY_TIMINGS.tipSettles);
  // Ways of one call share a payment; another provider hears of it only when the guest chooses it.
  const wanted = methods.filter(({ call }) => call === method?.call);
  const intents = useIntents(wish, settled === key ? wish : null, wanted, settlesFirst, calls);
  const { slots, keeper } = intents;
  const slot = method && slots[method.id];
  const intent = slot?.state === 'ready' ? slot.intent : null;
  if (intent) uuid.current = intent.uuid;
  const paying = usePhonePaying({ method, intents, form, follow, noteAs });

  const silent = methods.find(({ id }) => {
    const each = slots[id];
    return each?.state === 'refused' && each.code === 'payment_provider_silent';
  })?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each silence is noted once
  useEffect(() => {
    if (silent !== undefined) ways.markDown(silent);
  }, [silent]);

  // The form stays where it is while its payment is being made anew: what was typed is not lost.
  const action = intent?.next_action;
  if (method && (action?.kind === 'card_form' || action?.kind === 'wallet_sheet')) {
    shown.current.set(method.id, action);
  }
  const wrong = (id: string): string | null => {
    if (ways.isAbsent(id)) return t('pay.formFailed');
    const refused = slots[id];
    return refused?.state === 'refused' ? t(failureText(refused.code)) : null;
  };
  const broken = Object.fromEntries(
    methods.flatMap(({ id }) => {
      const why = wrong(id);
      return why === null ? [] : [[id, why]];
    }),
  );
  const isBroken = method !== undefined && broken[method.id] !== undefined;
  return {
    ...paying,
    methods,
    method,
    intents,
    intent,
    form,
    broken,
    isBroken,
    trouble: payTrouble(slots),
    /** Something lies over the page. */
    isOver: OVER.includes(paying.phase.kind),
    complete: method?.kind !== 'card' || complete || isBroken,
    shownForm: method && !isBroken ? shown.current.get(method.id) : undefined,
    hearForm: (event: DriverEvent) => {
      if (event.kind === 'complete') setComplete(event.complete);
      else if (event.kind === 'unavailable') {
        if (method) ways.markAbsent(method.id);
      } else paying.hear(uuid.current, event);
    },
    choose: (id: string) => {
      setComplete(false);
      ways.forgive(id);
      ways.choose(id);
    },
    press: () => (isBroken && method ? keeper.again(method.id) : paying.press()),
  };
};
export type PhonePayment = ReturnType<typeof usePhonePayment>;
