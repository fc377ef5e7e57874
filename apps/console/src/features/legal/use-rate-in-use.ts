import { useState } from 'react';
import { isApiFailure } from '../../api/call.ts';

/** Where a rate is named that somebody tried to take away. */
export const useRateInUse = () => {
  const [names, setNames] = useState<string | null>(null);
  return {
    names,
    clear: () => setNames(null),
    /** Whether that is why saving failed. */
    take: (error: unknown): boolean => {
      const used = isApiFailure(error) ? error.details?.used_by : undefined;
      if (!Array.isArray(used)) return false;
      setNames(used.join(', '));
      return true;
    },
  };
};
