import { useEffect, useRef } from 'react';

/**
 * Calls `save` when the page may be seen for the last time: a tab that is closed or loaded anew, a phone that is put
 * away. No field is left then, so what is typed in one would be gone. `closing` is called where this goes off the page
 * alone, by the browser's way back for one.
 */
export const useBeforeGone = (save: () => void, closing?: () => void): void => {
  const latest = useRef({ save, closing });
  useEffect(() => {
    latest.current = { save, closing };
  });
  useEffect(() => {
    const gone = () => latest.current.save();
    const hidden = () => {
      if (document.visibilityState === 'hidden') gone();
    };
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
      latest.current.closing?.();
    };
  }, []);
};
