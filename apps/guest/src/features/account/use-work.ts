import { useState } from 'react';
import { useT } from '../../texts/texts.ts';
import { signInFailureText } from './error-text.ts';

/** What a part of a page needs of {@link useWork}: one thing at a time, and a place to say what was refused. */
export type Work = {
  readonly busy: boolean;
  readonly run: (work: () => Promise<void>) => Promise<void>;
  readonly say: (alert: string | null) => void;
};

/** One thing at a time that the server is asked to do; what it refused is handed to `say`, and null when a new one begins. */
export const useRun = (say: (alert: string | null) => void) => {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    say(null);
    try {
      await work();
    } catch (error) {
      say(signInFailureText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};

/** The same with what was refused, until it is dismissed. PROFILE-08, PROFILE-09. */
export const useWork = () => {
  const [alert, setAlert] = useState<string | null>(null);
  return { ...useRun(setAlert), alert, say: setAlert, dismiss: () => setAlert(null) };
};
