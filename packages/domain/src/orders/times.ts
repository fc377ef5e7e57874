import type { OrderStatus } from './status.ts';

export type PickupText = {
  readonly kind: 'failed' | 'rejected' | 'closed' | 'at' | 'pending';
  /** Epoch milliseconds of the promised time, for `at` only. */
  readonly at: number | null;
};

/**
 * What is said about when the order comes: it failed, it was handed over, the promised time (accepted plus waiting
 * minutes), or that the time will follow. Instants in epoch milliseconds. ORDER-44…47, ORDER-50.
 */
export const pickupText = (order: {
  readonly status: OrderStatus;
  readonly acceptedAt: number | null;
  readonly waitMinutes: number | null;
}): PickupText => {
  const { status, acceptedAt, waitMinutes } = order;
  if (status === 'failed' || status === 'rejected' || status === 'closed') return { kind: status, at: null };
  return acceptedAt !== null && waitMinutes !== null
    ? { kind: 'at', at: acceptedAt + waitMinutes * 60_000 }
    : { kind: 'pending', at: null };
};

/** Time left until a waiting batch goes by itself, whole seconds and as `mm:ss`; instants in epoch ms. ORDER-35. */
export const batchCountdown = (activateAt: number, now: number): { seconds: number; text: string } => {
  const seconds = Math.max(0, Math.ceil((activateAt - now) / 1000));
  const pad = (part: number) => String(part).padStart(2, '0');
  return { seconds, text: `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}` };
};
