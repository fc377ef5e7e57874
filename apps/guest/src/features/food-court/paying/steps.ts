import type { MessageKey } from '@tableside/i18n';
import type { Merchant } from './paid-together.ts';

type Stop = { readonly label: MessageKey; readonly reached: boolean; readonly now: boolean };
const STOPS: readonly MessageKey[] = ['orders.stepReceived', 'orders.stepPreparing', 'orders.stepReady'];

/** The three stops of a stall's order; none for one that failed. FOOD-59 */
export const merchantStops = (step: Merchant['step']): readonly Stop[] =>
  step === null ? [] : STOPS.map((label, at) => ({ label, reached: at < step, now: at + 1 === step }));

/** How it stands, in words. FOOD-54…58 */
export const stateWords = ({
  display_status: state,
  waiting_for: waits,
  status,
  never_sent: neverSent,
}: Pick<Merchant, 'display_status' | 'waiting_for' | 'status' | 'never_sent'>): MessageKey => {
  if (waits === 'payment') return 'orders.view.waiting_payment';
  switch (state) {
    case 'failed':
      if (neverSent) return 'orders.view.never_sent';
      return status === 'rejected' ? 'orders.view.rejected' : 'orders.view.failed';
    case 'completed':
      return 'orders.view.ready_for_pickup';
    case 'partially_delivered':
      return 'orders.view.partially_delivered';
    case 'preparing':
      return 'orders.view.preparing';
    default:
      return 'orders.view.received';
  }
};
