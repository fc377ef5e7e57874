import type { Toast } from '@tableside/design';
import { useSyncExternalStore } from 'react';
import { TIMINGS } from '../app/timings.ts';

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let counter = 0;

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: string): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (toasts.some(toast => toast.id === id)) change(toasts.filter(toast => toast.id !== id));
};

export type ToastInput = Omit<Toast, 'id'> & {
  /** The same id replaces the toast that is there. */
  readonly id?: string;
  /** Stays until dismissed (the spec's doNotClose). */
  readonly persistent?: boolean;
};

/** Shows a message and answers with its id. Closes by itself after 7 s unless persistent. APP-10. */
export const showToast = ({ persistent, id = `toast-${++counter}`, ...toast }: ToastInput): string => {
  clearTimeout(timers.get(id));
  change([...toasts.filter(each => each.id !== id), { id, ...toast }].slice(-3));
  if (!persistent) {
    timers.set(
      id,
      setTimeout(() => dismissToast(id), TIMINGS.toastAutoClose),
    );
  }
  return id;
};

const none: readonly Toast[] = [];
export const currentToasts = (): readonly Toast[] => toasts;
export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useToasts = (): readonly Toast[] => useSyncExternalStore(onToasts, currentToasts, () => none);
