import { useEffect } from 'react';
import { cameFromInside } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';

/**
 * Who came from a page of a stall, or by the address, has another document before this one, to which the browser goes back
 * without asking us. The basket is put between, so that one step back leads there.
 */
export const useBasketBefore = (hash: string): void => {
  useEffect(() => {
    if (cameFromInside()) return;
    const basket = pathTo('FoodCourtCart', { foodCourtHash: hash });
    const here = location.pathname + location.search;
    history.replaceState(null, '', basket);
    history.pushState({ inside: true, from: basket }, '', here);
  }, [hash]);
};
