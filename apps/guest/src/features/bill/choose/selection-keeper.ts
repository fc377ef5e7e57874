import type { Bill } from '../../../data/bills.ts';
import type { SelectItemsAnswer } from '../api.ts';
import {
  answered,
  choose,
  claimToSend,
  emptySelection,
  reconcile,
  type Selection,
  takenBack,
  toggle,
  unanswered,
} from './selection.ts';

/** What the keeper needs of the world, and whom it tells. */
export type KeeperWorld = {
  readonly send: (items: readonly string[]) => Promise<SelectItemsAnswer>;
  /** Whether a failed call got no answer, and may be asked again. */
  readonly isUnanswered: (error: unknown) => boolean;
  /** Runs something a while later; the answer takes it back. */
  readonly later: (run: () => void) => () => void;
  /** These were ticked and cannot be had. SPLIT-07. */
  readonly onLost: (items: readonly string[]) => void;
  /** The bill has a discount of its own. SPLIT-08. */
  readonly onDiscount: () => void;
  readonly onFailure: (error: unknown) => void;
};

/**
 * Keeps what this phone wants to pay for: ticks show at once, one call at a time carries the newest list, the server's
 * answer decides. SPLIT-03…08.
 */
export const createSelectionKeeper = (
  world: KeeperWorld,
  held: readonly string[],
  offered: readonly string[] = held,
) => {
  let selection: Selection = emptySelection(held, offered);
  let ended = false;
  let cancelRetry = () => {};
  const listeners = new Set<() => void>();
  let idle: (() => void)[] = [];

  const change = (next: Selection): void => {
    if (next === selection) return;
    selection = next;
    for (const listener of listeners) listener();
    if (selection.sending || selection.dirty) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const take = (answer: SelectItemsAnswer): void => {
    const lost = answer.cannot_select_order_items.filter(id => selection.wanted.includes(id));
    change(answered(selection, answer));
    if (answer.message !== null) world.onDiscount();
    else if (lost.length > 0) world.onLost(lost);
    pump();
  };

  const failed = (error: unknown): void => {
    if (world.isUnanswered(error)) {
      change(unanswered(selection));
      cancelRetry = world.later(pump);
      return;
    }
    change(takenBack(selection));
    world.onFailure(error);
  };

  const pump = (): void => {
    cancelRetry();
    const next = claimToSend(selection);
    if (!next?.sending || ended) return;
    change(next);
    world.send(next.sending).then(take, failed);
  };

  const put = (next: Selection): void => {
    change(next);
    pump();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: (): Selection => selection,
    toggle: (id: string): void => put(toggle(selection, id)),
    choose: (ids: readonly string[]): void => put(choose(selection, ids)),
    /** The bill changed: what cannot be had any more is unticked. */
    receive: (bill: Bill, me: number): void => {
      const { selection: next, lost } = reconcile(selection, bill, me);
      if (lost.length === 0) return;
      put(next);
      world.onLost(lost);
    },
    /** Asks for what is ticked, whoever ticked it: the guest is about to pay for it. */
    hold: (): void => put({ ...selection, dirty: true }),
    /** Asks for the same again, so that the lease does not run out. */
    renew: (): void => {
      if (selection.held.length > 0) put({ ...selection, dirty: true });
    },
    /**
     * Lets go of everything at once, without waiting for a call under way, and says what it was; what was only offered is
     * in nobody's way and stays. SPLIT-09, SPLIT-10.
     */
    release: (): readonly string[] => {
      const { wanted, held, sending, dirty } = selection;
      if (held.length === 0 && !sending && !dirty) return [];
      change({ wanted: [], held: [], sending, dirty: sending !== null });
      void world.send([]).catch(() => undefined);
      return wanted;
    },
    /** Resolves when the server knows what is on screen. */
    settled: (): Promise<void> =>
      selection.sending || selection.dirty ? new Promise(resolve => idle.push(resolve)) : Promise.resolve(),
    /** The screen is gone; nothing is sent any more. */
    end: (): void => {
      ended = true;
      cancelRetry();
    },
  };
};
export type SelectionKeeper = ReturnType<typeof createSelectionKeeper>;
