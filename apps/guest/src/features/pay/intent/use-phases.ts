import { type RefObject, useCallback, useEffect, useReducer } from 'react';
import { track } from '../../../data/analytics/analytics.ts';
import { noteUnderWay } from '../../../data/connection/under-way.ts';
import type { DriverEvent, Mounted } from '../drivers/index.ts';
import { leaveForBank } from './leave-for-bank.ts';
import { type Phase, phaseAfter } from './phase.ts';
import { useConfirming } from './use-confirming.ts';
import type { Intents } from './use-intents.ts';

type Props = {
  /** The way that is chosen. */
  readonly method: { readonly id: string } | undefined;
  readonly intents: Intents;
  readonly form: RefObject<Mounted | null>;
  /** By what a reload finds a payment again that was sent; null: it is not looked for. */
  readonly noteAs: string | null;
};

const OPEN: Phase = { kind: 'open' };

/** What every payment from a distance goes through between the button and its end, whatever it is for. PAY-23…33. */
export const usePhases = ({ method, intents, form, noteAs }: Props) => {
  const [phase, send] = useReducer(phaseAfter, OPEN);
  const { keeper, keep, slots } = intents;
  const slot = method && slots[method.id];
  useConfirming(phase, send);
  const note = (uuid: string | null) => {
    if (noteAs !== null) noteUnderWay(noteAs, uuid);
  };

  // As soon as the payment is there: the bank's page, or the card on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` only notes
  useEffect(() => {
    if (phase.kind !== 'starting' || !slot || slot.state === 'waiting') return;
    const action = slot.state === 'ready' ? slot.intent.next_action : null;
    if (slot.state === 'ready' && action?.kind === 'redirect') {
      keep(slot.intent.uuid);
      note(slot.intent.uuid);
      send({ kind: 'leave' });
      const { uuid } = slot.intent;
      void leaveForBank(uuid).then(heard => {
        if (heard) location.assign(action.url);
        else send({ kind: 'stay' });
      });
    } else if (action?.kind === 'card_form' && form.current) form.current.pay();
    else send({ kind: 'reset' });
  }, [phase.kind, slot]);

  // Back from the bank by the browser's own Back, with the page as it was left: what happened there is asked about first.
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
    if (phase.kind === 'unclear') keep(phase.uuid);
  }, [phase]);

  return {
    phase,
    send,
    slot,
    hear: useCallback((uuid: string, event: DriverEvent) => send({ kind: 'form', uuid, event }), []),
    /** Back to looking; a payment that is over is replaced by a new one. PAY-29. */
    again: () => {
      if (phase.kind === 'failed' && phase.spent) void keeper.renew();
      send({ kind: 'reset' });
    },
  };
};
