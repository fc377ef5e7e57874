import type { Query, QueryClient } from '@tanstack/react-query';

const failed = ({ state }: Query): boolean => state.status === 'error' && state.fetchStatus === 'idle';

/** What is on screen and could not be loaded is asked for again, all of it: of a page often several parts failed at once. */
export const askAgain = (client: QueryClient): void => {
  void client.refetchQueries({ type: 'active', predicate: failed });
};
