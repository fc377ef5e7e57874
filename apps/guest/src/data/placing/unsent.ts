import type { CallInput } from '@tableside/contract/client';
import type { UnsentOrder } from '@tableside/domain/orders';
import { useSyncExternalStore } from 'react';

export type PlaceBody = NonNullable<CallInput<'POST /cart/{session}/place-order'>['body']>;

/** An order that the guest placed and that nobody has answered: kept on the phone until somebody does. */
export type Unsent = UnsentOrder & {
  readonly token: string;
  /** The same for every try, so that however often it is sent it is placed once. */
  readonly key: string;
  readonly body: PlaceBody;
  /** The total that the server named in place of the one that the guest saw, in major units. */
  readonly priceNow: number | null;
};

let known: ReadonlyMap<string, Unsent> = new Map();
let keeping = false;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const unsentOf = (token: string): Unsent | null => known.get(token) ?? null;
/** What the phone keeps of a session now; null: nothing. */
export const showUnsent = (token: string, unsent: Unsent | null): void => {
  const next = new Map(known);
  if (unsent) next.set(token, unsent);
  else next.delete(token);
  known = next;
  tell();
};
/** The order that waits on this phone, or null. */
export const useUnsent = (token: string): Unsent | null =>
  useSyncExternalStore(
    subscribe,
    () => unsentOf(token),
    () => null,
  );

/** Says that this phone can keep an order for later: its storage works, and it is nobody else's phone. */
export const startKeeping = (able: boolean): void => {
  keeping = able;
  tell();
};
export const useCanKeep = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keeping,
    () => false,
  );
