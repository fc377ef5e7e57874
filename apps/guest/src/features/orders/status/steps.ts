import { LAST_PROGRESS_STEP } from '@tableside/domain/orders';
import type { MessageKey } from '@tableside/i18n';

export type Step = { readonly label: MessageKey; readonly state: 'done' | 'now' | 'next' };

/**
 * The four stops of the indicator for a progress step: received 0, seen 1, preparing 2, and the last one under way from
 * 4 (partly served) on; 5 completes it. ORDER-27…30.
 */
export const stepsOf = (step: number, pickup: boolean): readonly Step[] => {
  const stops = [
    { label: 'orders.stepReceived', at: 0 },
    { label: 'orders.stepSeen', at: 1 },
    { label: 'orders.stepPreparing', at: 2 },
    { label: pickup ? 'orders.stepReady' : 'orders.stepServed', at: LAST_PROGRESS_STEP - 1 },
  ] as const;
  return stops.map(({ label, at }) => ({
    label,
    state: step > at ? 'done' : step === at ? 'now' : 'next',
  }));
};
