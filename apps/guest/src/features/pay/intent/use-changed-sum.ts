import { useEffect, useRef, useState } from 'react';

export type ChangedSum = { readonly before: number; readonly now: number } | null;

/** Notices that what is to pay (minor units) became another sum while it was looked at. */
export const useChangedSum = (amount: number, watched: boolean): ChangedSum => {
  const seen = useRef(amount);
  const [changed, setChanged] = useState<ChangedSum>(null);
  useEffect(() => {
    if (!watched || seen.current === amount) return;
    setChanged({ before: seen.current, now: amount });
    seen.current = amount;
  }, [amount, watched]);
  return changed;
};
