import { useCallback, useEffect } from 'react';
import { useQuery } from '../../../app/navigation.ts';
import { announceFailure } from '../../toasts/index.ts';
import { SEPARATOR } from '../paying/pay-path.ts';

/** An answer that did not come is asked for again after this long. Milliseconds. */
const AGAIN_MS = 4_000;

/**
 * Query `return` names unpaid orders whose guest came back from Pay: they are withdrawn and the basket filled again before
 * anything of it is shown. True until that is done; it is asked for again where no answer came. ADR 0005.
 */
export const useReturnToBasket = (hash: string): boolean => {
  const numbers = useQuery().get('return') ?? '';
  const ask = useCallback(
    async () => (await import('./take-back.ts')).takeBack(hash, numbers.split(SEPARATOR)),
    [hash, numbers],
  );
  useEffect(() => {
    if (!numbers) return;
    const now = () => void ask().catch(announceFailure);
    now();
    const timer = setInterval(now, AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask, numbers]);
  return numbers !== '';
};
