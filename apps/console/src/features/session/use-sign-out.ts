import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { theReads } from './kept/the-reads.ts';
import { meQuery } from './me.ts';
import { signOut } from './sign-out.ts';

/** Signs out on this device, also without a line, and shows the sign-in. */
export const useSignOut = () => {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async (): Promise<void> => {
    const gone = theReads.forget();
    await signOut();
    await gone;
    client.clear();
    client.setQueryData(meQuery.queryKey, null);
    navigate('/');
  };
};
