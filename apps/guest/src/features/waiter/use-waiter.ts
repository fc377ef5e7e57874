import { useState } from 'react';
import { api } from '../../data/api.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { patchSession } from '../../data/session.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useGuest } from '../venue/index.ts';

/** WAITER-03. */
export const MAX_COMMENT = 255;
const TOAST = 'waiter';

/**
 * Calls the waiter: the button is off from the tap on, a message stays until the answer; a failure turns the button on
 * again. WAITER-01…09.
 */
export const useWaiter = (uniqueOrderNumber: string | null = null) => {
  const { token, session } = useGuest();
  const t = useT();
  const [calling, setCalling] = useState(false);
  const called = session.waiter_called_at !== null;
  const markCalled = (at: string) => patchSession(token, { waiter_called_at: at });
  const call = async (comment: string): Promise<boolean> => {
    setCalling(true);
    showToast({ id: TOAST, tone: 'info', text: t('waiter.calling'), persistent: true });
    try {
      const body = { session: token, unique_order_number: uniqueOrderNumber, comment: comment.trim() };
      markCalled((await api('POST /call-waiter/call', { body })).called_at);
      showToast({ id: TOAST, tone: 'success', text: t('waiter.told') });
      return true;
    } catch (error) {
      const code = failureCode(error);
      if (code === 'waiter_already_called') markCalled(new Date().toISOString());
      const known = code !== 'server_error' && code !== 'offline' && code !== 'timeout';
      showToast({ id: TOAST, tone: 'error', text: t(known ? failureText(code) : 'waiter.failed') });
      return false;
    } finally {
      setCalling(false);
    }
  };
  return { call, calling, called, coming: called && session.waiter_coming };
};
