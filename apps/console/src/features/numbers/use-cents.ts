import { minor } from '@tableside/domain/money';
import { useCallback } from 'react';
import { useMoney } from '../session/index.ts';

/** Shows amounts of reports, which travel in minor units, as the venue writes them. */
export const useCents = (): ((amount: number) => string) => {
  const { show } = useMoney();
  return useCallback(amount => show(minor(Math.round(amount))), [show]);
};
