import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useText } from '../../i18n/index.ts';

/** Runs one thing at a time and keeps, in words, why it failed; `run` says whether it went well. */
export const useAttempt = () => {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>, wordsOf?: (error: unknown) => string | null) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(wordsOf?.(error) ?? failureText(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure };
};
