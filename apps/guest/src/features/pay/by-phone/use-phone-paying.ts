import { type RefObject, useCallback, useEffect, useReducer } from 'react';
import { TIMINGS } from '../../../app/timings.ts';
import { track } from '../../../data/analytics/analytics.ts';
import { partingWord } from '../../../data/api.ts';
import { noteUnderWay } from '../../../data/connection/under-way.ts';
import type { DriverEvent, Mounted } from '../drivers/index.ts';
import type { PhoneMethod } from '../drivers/methods.ts';
import { type Phase, phaseAfter } from '../intent/phase.ts';
import { useConfirming } from '../intent/use-confirming.ts';
import type { Intents } from '../intent/use-intents.ts';

/** How a payment that is over for this screen goes on: `paid` was said already, else it is still found out. */
export type Follow = (uuid: string, outcome: 'paid' | 'unclear') => void;

type Props = {
  readonly method: PhoneMethod | undefined;
  readonly intents: Intents;
  readonly form: RefObject<Mounted | null>;
  readonly follow: Follow;
  /** By what a reload finds a payment again that was sent; null: it is not looked for. */
  readonly noteAs: string | null;
};

const OPEN: Phase = { kind: 'open' };

/** From the button to having paid from a distance, where no session is paid at. TIPCARD-20…23, FOOD-47 */
export const usePhonePaying = ({ method, intents, form, follow, noteAs }: Props) => {
  const [phase, send] = useReducer(phaseAfter, OPEN);
  const { keeper, keep, slots } = intents;
  const slot = method && slots[method.id];
  useConfirming(phase, send);
  const note = (uuid: string | null) => {
    if (noteAs !== null) noteUnderWay(noteAs, uuid);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` only notes
  useEffect(() => {
    if (phase.kind !== 'starting' || !slot || slot.state === 'waiting') return;
    const action = slot.state === 'ready' ? slot.intent.next_action : null;
    if (slot.state === 'ready' && action?.kind === 'redirect') {
      keep(slot.intent.uuid);
      note(slot.intent.uuid);
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
    if (phase.kind === 'working') note(phase.uuid);
    if (phase.kind === 'open' || phase.kind === 'failed' || phase.kind === 'paid') note(null);
    if (phase.kind === 'failed') track('purchase_failed');
    if (phase.kind === 'unclear') {
      keep(phase.uuid);
      follow(phase.uuid, 'unclear');
    }
    if (phase.kind !== 'paid') return;
    const { uuid } = phase;
    keeper.leave(uuid);
    const timer = setTimeout(() => follow(uuid, 'paid'), TIMINGS.backdrop);
    return () => clearTimeout(timer);
  }, [phase]);

  return {
    phase,
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
