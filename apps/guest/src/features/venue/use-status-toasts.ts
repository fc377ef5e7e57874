import { useEffect, useRef } from 'react';
import { t } from '../../texts/texts.ts';
import { dismissToast, showToast } from '../../toasts/toasts.ts';
import { useGuest } from './guest-context.ts';
import { statusText } from './status-text.ts';

const TOAST = 'venue-status';

/** Whether the page says it already: what is so on arrival is said once. */
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
    // That orders are paused stands where the button was, in sight wherever the guest reads: it is said there alone.
    const isSaid = (arrives || key === 'menu.paused') && isWritten();
    if (isSaid) dismissToast(TOAST);
    else if (status) showToast({ id: TOAST, tone: 'info', text: t(status.key, status.values) });
    else dismissToast(TOAST);
  }, [status]);
};
