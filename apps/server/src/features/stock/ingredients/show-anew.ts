import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';

/** Guests read the menu as it is now; at a venue that has put none out there is nothing to show. */
export const showAnew = async (
  { menuPublisher }: Pick<Deps, 'menuPublisher'>,
  venueId: string,
): Promise<void> => {
  try {
    await menuPublisher.republish(venueId);
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'menu_not_published')) throw cause;
  }
};
