import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiFailure } from './call.ts';

export const isChangedMeanwhile = (error: unknown): boolean =>
  isApiFailure(error) && error.code === 'settings_changed';

/**
 * Whether a save was refused because a colleague saved the same meanwhile. What they saved is read then: the form shows it
 * beside what was typed, so that nothing else needs to be said.
 */
export const readIfChanged = async (
  client: QueryClient,
  error: unknown,
  queryKey: QueryKey,
): Promise<boolean> => {
  if (!isChangedMeanwhile(error)) return false;
  await client.invalidateQueries({ queryKey });
  return true;
};
