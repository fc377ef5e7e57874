import { useEffect, useRef } from 'react';
import { t } from '../../texts/texts.ts';
import { dismissToast, showToast } from '../../toasts/toasts.ts';
import { useGuest } from './guest-context.ts';
import { statusText } from './status-text.ts';

const TOAST = 'venue-status';

/** Whether the menu's banner says it already: what is so on arrival is said once. */
const isWritten = (): boolean => document.querySelector('[data-status]') !== null;

/** Tells how things stand on arrival and whenever they change. ORDER-57, ORDER-58, RT-12…16. */
export const useStatusToasts = (): void => {
  const { restaurant, orderingEnabled } = useGuest();
  const status = orderingEnabled ? statusText(restaurant) : null;
  const said = useRef<string | null>(null);
  useEffect(() => {
    const key = status?.key ?? '';
    if (said.current === key) return;
    const arrives = said.current === null;
    said.current = key;
    if (arrives && isWritten()) return;
    if (status) showToast({ id: TOAST, tone: 'info', text: t(status.key, status.values) });
    else dismissToast(TOAST);
  }, [status]);
};
