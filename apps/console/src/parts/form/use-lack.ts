import { useState } from 'react';

/**
 * Why a tap would do nothing; null: it would do what it says. It is said once somebody has tapped: `stops` answers whether the
 * tap ends there, and `said` is for `Lacks`.
 */
export const useLack = (why: string | null) => {
  const [tried, setTried] = useState(false);
  return {
    said: tried ? why : null,
    stops: (): boolean => {
      setTried(why !== null);
      return why !== null;
    },
  };
};
