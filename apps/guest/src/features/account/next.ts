import { innerPath } from '@tableside/domain/account';
import { go, goBack, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useGuest } from '../venue/index.ts';

/** Where a guest goes once they are signed in: to the query's `redirect` where that is a page of ours, else back. */
export const useNext = () => {
  const { token } = useGuest();
  const redirect = innerPath(useQuery().get('redirect'));
  return {
    redirect: redirect ?? undefined,
    leave: (): void => {
      if (redirect) go(redirect, { replace: true });
      else goBack(pathTo('Profile', { session: token }));
    },
  };
};
