import { Skeleton } from '@tableside/design';
import { useEffect } from 'react';
import { announceFailure } from '../../features/toasts/index.ts';

export const CART_AGAIN_MS = 4_000;

/** The cart is on its way. Where its answer failed, the guest is told why and it is asked for again until it comes. */
export const CartComing = ({ refetch }: { refetch: () => Promise<unknown> }) => {
  useEffect(() => {
    const timer = setInterval(() => refetch().catch(announceFailure), CART_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return (
    <div aria-busy="true">
      <Skeleton lines={4} />
    </div>
  );
};
