import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { theReads } from './kept/the-reads.ts';
import { meQuery } from './me.ts';

/** Signs out on this device even when the server cannot be told right now; its session then ends by itself. */
export const useSignOut = () => {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async (): Promise<void> => {
    const gone = theReads.forget();
    await call('POST /console/sign-out', {}).catch(() => undefined);
    await gone;
    client.clear();
    client.setQueryData(meQuery.queryKey, null);
    navigate('/');
  };
};
