import { type RefObject, useEffect } from 'react';
import { TIMINGS } from '../../../app/timings.ts';
import type { Mounted } from '../drivers/index.ts';
import type { PhoneMethod } from '../drivers/methods.ts';
import type { Intents } from '../intent/use-intents.ts';
import { usePhases } from '../intent/use-phases.ts';

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

/** From the button to having paid from a distance, where no session is paid at. TIPCARD-20…23, FOOD-47 */
export const usePhonePaying = ({ method, intents, form, follow, noteAs }: Props) => {
  const { keeper } = intents;
  const { phase, send, slot, hear, again } = usePhases({ method, intents, form, noteAs });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is entered once
  useEffect(() => {
    if (phase.kind === 'unclear') follow(phase.uuid, 'unclear');
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
    hear,
    again,
  };
};
