import type { StaffPayment } from '@tableside/contract/http/console/money';
import type { InvoicePapers } from '@tableside/contract/http/invoices';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { paymentKey, paymentsKey } from '../../api/query-keys.ts';

/** The stream tells of changes; those who have none (accountants) see them after this long. Milliseconds. */
const POLL_MS = 20_000;

/** Payments page by page, newest first, or those a search finds. */
export const paymentsQuery = (venueId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...paymentsKey(venueId), 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /console/{venue}/payments', {
        venue: venueId,
        signal,
        query: {
          ...(pageParam !== '' && { before: pageParam }),
          ...(search !== '' && { search }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ more, payments }) => (more ? payments.at(-1)?.uuid : undefined),
    refetchInterval: POLL_MS,
  });

/** What was paid of a bill. */
export const paymentsOfBillQuery = (venueId: string, bill: string) =>
  queryOptions({
    queryKey: [...paymentsKey(venueId), 'bill', bill],
    queryFn: async ({ signal }): Promise<readonly StaffPayment[]> =>
      (await call('GET /console/{venue}/payments', { venue: venueId, signal, query: { bill } })).payments,
    refetchInterval: POLL_MS,
  });

export const paymentQuery = (venueId: string, payment: string) =>
  queryOptions({
    queryKey: paymentKey(venueId, payment),
    queryFn: async ({ signal }): Promise<StaffPayment> =>
      (await call('GET /console/{venue}/payments/{payment}', { venue: venueId, payment, signal })).payment,
    refetchInterval: POLL_MS,
  });

/** The invoice of a payment with its credit notes; null: it has none. */
export const invoiceOfPaymentQuery = (venueId: string, payment: string) =>
  queryOptions({
    queryKey: [...paymentKey(venueId, payment), 'invoice'],
    queryFn: async ({ signal }): Promise<InvoicePapers | null> =>
      (await call('GET /console/{venue}/payments/{payment}/invoice', { venue: venueId, payment, signal }))
        .invoice,
    refetchInterval: POLL_MS,
  });
