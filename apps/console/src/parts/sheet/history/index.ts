import { useEffect, useRef } from 'react';
import { freshKey } from '../../../api/idempotency.ts';
import { createDialogHistory } from './dialog-history.ts';

/** The one of this tab. */
let ofThisTab: ReturnType<typeof createDialogHistory> | undefined;

const dialogHistory = (): ReturnType<typeof createDialogHistory> => {
  ofThisTab ??= createDialogHistory({
    history: window.history,
    path: () => window.location.pathname,
    onMoved: moved => window.addEventListener('popstate', moved),
    // The router says so, whoever writes.
    onPushed: pushed => window.addEventListener('pushState', pushed),
    onReplaced: replaced => window.addEventListener('replaceState', replaced),
    later: act => void setTimeout(act),
    fresh: freshKey,
  });
  return ofThisTab;
};

/** From the start of the page on: dialogs that were open before it was loaded anew have left entries. */
export const watchDialogHistory = (): void => void dialogHistory();

/** Back does to an open dialog what Escape does. */
export const useBackCloses = (opened: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!opened) return;
    return dialogHistory().opened(() => close.current());
  }, [opened]);
};
