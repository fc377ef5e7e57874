import { useEffect, useRef } from 'react';

/**
 * Calls `save` when the page may be seen for the last time: a tab that is closed or loaded anew, a phone that is put
 * away. No field is left then, so what is typed in one would be gone.
 */
export const useBeforeGone = (save: () => void): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const gone = () => latest.current();
    const hidden = () => {
      if (document.visibilityState === 'hidden') gone();
    };
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
    };
  }, []);
};
