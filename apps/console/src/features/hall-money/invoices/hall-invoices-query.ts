import type { HallInvoices, HallPaper } from '@tableside/contract/http/courts/hall-invoices';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { hallInvoicesKey } from '../../../api/query-keys.ts';

export type { HallInvoices, HallPaper };
export type OpenMonth = HallInvoices['open'][number];

/** Invoices for the commission of a hall: what is to be issued, what was, and what this venue got. */
export const hallInvoicesQuery = (venueId: string) =>
  queryOptions({
    queryKey: hallInvoicesKey(venueId),
    queryFn: ({ signal }): Promise<HallInvoices> =>
      call('GET /console/{venue}/hall/invoices', { venue: venueId, signal }),
  });
