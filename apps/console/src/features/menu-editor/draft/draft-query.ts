import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { menuDraftKey } from '../../../api/query-keys.ts';

export type MenuDraft = CallAnswer<'GET /console/{venue}/menu-draft'>['draft'];

/** The draft of the menu. The event stream says when somebody else changed it. */
export const menuDraftQuery = (venueId: string) =>
  queryOptions({
    queryKey: menuDraftKey(venueId),
    queryFn: async ({ signal }): Promise<MenuDraft> =>
      (await call('GET /console/{venue}/menu-draft', { venue: venueId, signal })).draft,
    staleTime: 60_000,
  });
