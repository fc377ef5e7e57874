import { type RefObject, useCallback, useEffect, useReducer } from 'react';
import { go } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import { TIMINGS } from '../../../app/timings.ts';
import { track } from '../../../data/analytics/analytics.ts';
import { partingWord } from '../../../data/api.ts';
import {
  type DriverEvent,
  type Intents,
  type Mounted,
  type Phase,
  type PhoneMethod,
  phaseAfter,
  useConfirming,
} from '../../pay/index.ts';
import type { CameFrom } from '../came-from.ts';
import type { GiveCard } from '../give-card.ts';

/** Where a gift's payment is followed, and thanked for. TIPCARD-02, TIPCARD-03 */
export const successOf = (card: GiveCard, query: Readonly<Record<string, string | undefined>>): string =>
  card.kind === 'tip'
    ? pathTo('TipSuccess', { tipsQrCardHash: card.hash }, query)
    : pathTo('DonateSuccess', { donateQrCardHash: card.hash }, query);

type Props = {
  readonly card: GiveCard;
  readonly personId: string | null;
  readonly from: CameFrom;
  readonly method: PhoneMethod | undefined;
  readonly intents: Intents;
  readonly form: RefObject<Mounted | null>;
};

const OPEN: Phase = { kind: 'open' };

/** From the button to having given, by whichever way. TIPCARD-20…23 */
export const useGiving = ({ card, personId, from, method, intents, form }: Props) => {
  const [phase, send] = useReducer(phaseAfter, OPEN);
  const { keeper, keep, slots } = intents;
  const slot = method && slots[method.id];
  useConfirming(phase, send);

  const follow = (paymentUuid: string, more: Readonly<Record<string, string>> = {}) =>
    go(successOf(card, { paymentUuid, ...(personId && { personnel_id: personId }), ...from, ...more }), {
      replace: true,
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` only notes
  useEffect(() => {
    if (phase.kind !== 'starting' || !slot || slot.state === 'waiting') return;
    const action = slot.state === 'ready' ? slot.intent.next_action : null;
    if (slot.state === 'ready' && action?.kind === 'redirect') {
      keep(slot.intent.uuid);
      send({ kind: 'leave' });
      partingWord('POST /payments/leaving/{uuid}', { uuid: slot.intent.uuid }).catch(() => undefined);
      location.assign(action.url);
    } else if (action?.kind === 'card_form' && form.current) form.current.pay();
    else send({ kind: 'reset' });
  }, [phase.kind, slot]);

  // Back from the bank by the browser's own Back, with the page as it was left.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is entered once
  useEffect(() => {
    if (phase.kind === 'failed') track('purchase_failed');
    if (phase.kind === 'unclear') {
      keep(phase.uuid);
      follow(phase.uuid);
    }
    if (phase.kind !== 'paid') return;
    const { uuid } = phase;
    keeper.leave(uuid);
    const timer = setTimeout(() => follow(uuid), TIMINGS.backdrop);
    return () => clearTimeout(timer);
  }, [phase]);

  return {
    phase,
    follow,
    press: () => {
      if (phase.kind !== 'open' || !method) return;
      if (slot?.state === 'refused') keeper.again(method.id);
      send({ kind: 'start' });
    },
    hear: useCallback((uuid: string, event: DriverEvent) => send({ kind: 'form', uuid, event }), []),
    /** Back to looking; a payment that is over is replaced by a new one. */
    again: () => {
      if (phase.kind === 'failed' && phase.spent) void keeper.renew();
      send({ kind: 'reset' });
    },
  };
};
