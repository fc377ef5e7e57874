import type { SettingsView } from '@tableside/contract/http/admin/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { settingsKey } from '../../api/query-keys.ts';

/** What the venue chose about itself; that a colleague saved a page is told by the event stream. */
export const settingsQuery = (venueId: string) =>
  queryOptions({
    queryKey: settingsKey(venueId),
    queryFn: ({ signal }): Promise<SettingsView> =>
      call('GET /console/{venue}/settings', { venue: venueId, signal }),
    refetchOnWindowFocus: false,
  });
