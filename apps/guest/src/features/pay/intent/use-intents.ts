import type { CallInput } from '@tableside/contract/client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../../data/api.ts';
import { isOnline, onConnectivity } from '../../../data/connection/connectivity.ts';
import { freshKey } from '../../../data/fresh-key.ts';
import type { PhoneMethod } from '../drivers/methods.ts';
import { PAY_TIMINGS } from '../timings.ts';
import { type FarWish, IntentKeeper, type Slots, type Wish } from './intent-keeper.ts';

/** Calls that take the place of those of bills. */
export type Calls = Partial<Readonly<Record<PhoneMethod['call'], string>>>;

const keeperOf = (calls: Calls): IntentKeeper =>
  new IntentKeeper({
    // All of these calls take and answer the same.
    create: (call, input) =>
      api((calls[call] ?? call) as 'POST /payments/stripe/payment-intent', input as PayInput),
    cancel: uuid => api('POST /payments/cancel/{uuid}', { uuid }),
    newKey: freshKey,
  });

type PayInput = CallInput<'POST /payments/stripe/payment-intent'>;

const NONE: Slots = {};

export type Intents = {
  readonly slots: Slots;
  readonly keeper: IntentKeeper;
  /** The payment that outlives the screen: the one being made. */
  readonly keep: (uuid: string) => void;
};

/**
 * Keeps payments ready while the screen lives; the first ones at once, later changes when they have come to rest
 * (`settled`). Those for anything but what stands on the screen `now` are not shown. Going away ends them, a reload does
 * not. PAY-11…13.
 */
export const useIntents = (
  now: Wish | FarWish | null,
  settled: Wish | FarWish | null,
  methods: readonly PhoneMethod[],
  settlesFirst: boolean,
  calls: Calls = {},
): Intents => {
  const [keeper] = useState(() => keeperOf(calls));
  const kept = useRef<string>(undefined);
  const began = useRef(false);
  const slots = useSyncExternalStore(keeper.subscribe, keeper.slots, keeper.slots);
  const key = settled && JSON.stringify([settled, methods.map(({ id }) => id)]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether anything changed
  useEffect(() => {
    if (!settled) return;
    const wait = began.current || settlesFirst ? PAY_TIMINGS.wishSettles : 0;
    const timer = setTimeout(() => {
      began.current = true;
      keeper.want(settled, methods);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, keeper]);

  useEffect(() => onConnectivity(() => isOnline() && keeper.retry()), [keeper]);
  useEffect(() => () => keeper.leave(kept.current), [keeper]);

  return {
    slots: keeper.isFor(now) ? slots : NONE,
    keeper,
    keep: uuid => {
      kept.current = uuid;
    },
  };
};
