/** Open sheets, the topmost last. What must stand above them (toasts) is put into the topmost one. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly HTMLElement[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

export const topLayer = {
  push: (element: HTMLElement): void => change([...open.filter(each => each !== element), element]),
  remove: (element: HTMLElement): void => change(open.filter(each => each !== element)),
  current: (): HTMLElement | null => open.at(-1) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
