import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import type { Sold } from './sold.ts';
import { soldByDevice, soldByStaff } from './sold-store.ts';

/** As long as a closed bill is shown to its guests. */
const PARTY_STAYS_MS = 3 * 60 * 60_000;

type Asking = Pick<RequestMeta, 'deviceToken'>;

/** A paid payment of this phone. Throws `Refusal` payment_not_found, for somebody else's as well. */
export const ownSold = async (run: Run, uuid: string, { deviceToken }: Asking): Promise<Sold> => {
  const sold =
    isUuid(uuid) && deviceToken !== null ? await soldByDevice(run, uuid, hashOfToken(deviceToken)) : null;
  if (!sold) throw new Refusal('payment_not_found');
  return sold;
};

/**
 * What this phone may have a receipt of: its own payments, and money that staff took for its party's bill or its order,
 * since nobody else could give those guests one. Throws `Refusal` payment_not_found, for all others alike.
 */
export const receiptedSold = async (run: Run, uuid: string, { deviceToken }: Asking): Promise<Sold> => {
  if (!isUuid(uuid) || deviceToken === null) throw new Refusal('payment_not_found');
  const device = hashOfToken(deviceToken);
  const sold =
    (await soldByDevice(run, uuid, device)) ?? (await soldByStaff(run, uuid, device, PARTY_STAYS_MS));
  if (!sold) throw new Refusal('payment_not_found');
  return sold;
};
