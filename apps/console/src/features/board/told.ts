/** What is so now, and who wants to hear of it when it is otherwise. */
export type Told<T> = {
  readonly get: () => T;
  readonly now: (next: T) => void;
  readonly listen: (hear: () => void) => () => void;
};

export const tell = <T>(first: T): Told<T> => {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    now: next => {
      if (Object.is(next, current)) return;
      current = next;
      for (const hear of [...listeners]) hear();
    },
    listen: hear => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
};
