import { useCallback, useEffect } from 'react';
import { useQuery } from '../../app/navigation.ts';
import { announceFailure } from '../../features/toasts/index.ts';

/**
 * Query `return` names an unpaid order whose guest came back from Pay: it is withdrawn and the cart filled again before
 * anything is shown. Null once that is done; until then what asks for it, once more where no answer came. ADR 0005.
 */
export const useReturn = (token: string): (() => Promise<unknown>) | null => {
  const number = useQuery().get('return');
  const ask = useCallback(
    async () => number && (await import('./take-back.ts')).takeBack(token, number),
    [token, number],
  );
  useEffect(() => {
    ask().catch(announceFailure);
  }, [ask]);
  return number ? ask : null;
};
