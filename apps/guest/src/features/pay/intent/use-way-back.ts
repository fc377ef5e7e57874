import { useEffect } from 'react';
import { wayBack } from '../../../app/navigation.ts';
import { useOnline } from '../../../data/connection/connectivity.ts';

/** Lets the browser's Back, a gesture and the arrow of the screen all lead there; without a network as they would. */
export const useWayBack = (to: string | null): void => {
  const online = useOnline();
  useEffect(() => {
    wayBack.to = online ? to : null;
    return () => {
      wayBack.to = null;
    };
  }, [online, to]);
};
