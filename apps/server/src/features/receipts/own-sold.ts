import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { RequestMeta } from '../../http/handler.ts';
import { isUuid } from '../../http/identifiers.ts';
import { hashOfToken } from '../sessions/index.ts';
import type { Sold } from './sold.ts';
import { soldByDevice } from './sold-store.ts';

/** A paid payment of this phone. Throws `Refusal` payment_not_found, for somebody else's as well. DESIGN §10. */
export const ownSold = async (
  run: Run,
  uuid: string,
  { deviceToken }: Pick<RequestMeta, 'deviceToken'>,
): Promise<Sold> => {
  const sold =
    isUuid(uuid) && deviceToken !== null ? await soldByDevice(run, uuid, hashOfToken(deviceToken)) : null;
  if (!sold) throw new Refusal('payment_not_found');
  return sold;
};
