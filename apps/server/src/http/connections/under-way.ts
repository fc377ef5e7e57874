import { Refusal } from '@tableside/contract';
import type { Bound } from './rules.ts';

/** When a caller who has too much under way may come again, in seconds. */
const RETRY_AFTER = 5;

/**
 * Counts requests that are not answered yet, by the address that they come from behind all proxies. `begin` answers with what
 * ends it; throws `Refusal` rate_limited when the address has too many, unavailable when all together have.
 */
export const createUnderWay = ({
  perAddress,
  inAll,
}: Bound): { readonly begin: (ip: string) => () => void } => {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    begin: ip => {
      const own = byAddress.get(ip) ?? 0;
      if (own >= perAddress) throw new Refusal('rate_limited', { retry_after: RETRY_AFTER });
      if (all >= inAll) throw new Refusal('unavailable', { retry_after: RETRY_AFTER });
      byAddress.set(ip, own + 1);
      all += 1;
      return () => {
        const left = (byAddress.get(ip) ?? 1) - 1;
        if (left === 0) byAddress.delete(ip);
        else byAddress.set(ip, left);
        all -= 1;
      };
    },
  };
};
