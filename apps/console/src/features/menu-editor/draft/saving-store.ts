export type Saving = {
  /** A price is typed that is not saved yet: leaving its field does that. */
  readonly typing: boolean;
  readonly busy: boolean;
  /** How many fields and forms hold something typed that was not taken. */
  readonly refused: number;
  /** Why changes are not saved; null: they are. */
  readonly stuck: unknown;
};

/**
 * How saving goes, beside React: it changes with each change of the menu, and a context that did would have the whole page
 * looked through for who reads it.
 */
export const savingStore = () => {
  let now: Saving = { typing: false, busy: false, refused: 0, stuck: null };
  const listeners = new Set<() => void>();
  return {
    get: (): Saving => now,
    set: (part: Partial<Saving>): void => {
      const next = { ...now, ...part };
      const same = next.typing === now.typing && next.busy === now.busy && next.refused === now.refused;
      if (same && next.stuck === now.stuck) return;
      now = next;
      for (const tell of [...listeners]) tell();
    },
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
};

export type SavingStore = Omit<ReturnType<typeof savingStore>, 'set'>;
