import type { StaffEventData } from '@tableside/contract/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { menuDraftKey, menuKey } from '../../api/query-keys.ts';

/** The event of a change may be here before the answer to who made it: so long (ms) that is waited for. */
const ANSWERED_MS = 400;

/**
 * Somebody changed the draft of the menu, or published it. What this console changed itself it knows already, or in a moment:
 * a large menu is not read anew for that.
 */
export const noticeMenu = (
  client: QueryClient,
  venueId: string,
  { revision, published }: StaffEventData['board-menu'],
): void => {
  if (published) void client.invalidateQueries({ queryKey: menuKey(venueId) });
  const readAnew = () => void client.invalidateQueries({ queryKey: menuDraftKey(venueId) });
  const isKnown = () =>
    (client.getQueryData<{ readonly revision: number }>(menuDraftKey(venueId))?.revision ?? 0) >= revision;
  const look = () => {
    if (!isKnown()) readAnew();
  };
  if (published) readAnew();
  else setTimeout(look, ANSWERED_MS);
};
