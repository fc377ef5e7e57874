import { pathTo } from '../../app/paths.ts';
import { returnOf } from '../../features/pay/index.ts';

/** The status screen for the same payment, told everything that the address of this one says. */
export const statusPath = (session: string, query: URLSearchParams): string =>
  pathTo('PaymentStatus', { session }, Object.fromEntries(query));

/**
 * Where an address leads that a bank has written: to the status screen, whose rules it is read by. Null where no bank did.
 * RESULT-02, RESULT-13.
 */
export const handedOver = (session: string, query: URLSearchParams): string | null =>
  returnOf(query).kind === 'none' ? null : statusPath(session, query);
