import type { StaffEventData } from '@tableside/contract/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { menuDraftKey, menuKey } from '../../api/query-keys.ts';

/** Somebody changed the draft of the menu, or published it. What this console changed itself it knows already. */
export const noticeMenu = (
  client: QueryClient,
  venueId: string,
  { revision, published }: StaffEventData['board-menu'],
): void => {
  const known = client.getQueryData<{ readonly revision: number }>(menuDraftKey(venueId))?.revision;
  if (published) void client.invalidateQueries({ queryKey: menuKey(venueId) });
  if (published || (known ?? 0) < revision) {
    void client.invalidateQueries({ queryKey: menuDraftKey(venueId) });
  }
};
