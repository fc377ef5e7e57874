import { useState } from 'react';
import { focusFirstWrong } from '../../app/place/first-wrong.ts';
import { useT } from '../../texts/texts.ts';

/** Nothing is sent while a field is empty: those that are say so once somebody tried, and the first of them gets the focus. */
export const useRequired = () => {
  const t = useT();
  const [insist, setInsist] = useState(false);
  return {
    /** What a field says that is empty. */
    missing: (value: string): string | null => (insist && value === '' ? t('generic.requiredField') : null),
    /** Somebody tries to send these; false: not yet. */
    complete: (...values: readonly string[]): boolean => {
      setInsist(true);
      if (!values.includes('')) return true;
      focusFirstWrong();
      return false;
    },
    /** Says nothing again until the next try. */
    calm: () => setInsist(false),
  };
};
