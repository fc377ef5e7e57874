import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { chargeFacts } from './charge-facts.ts';
import { factsOfDevice, type PaymentFacts } from './view-store.ts';

/** What this phone paid with: a payment, or those of a charge. Throws `Refusal` payment_not_found, for somebody else's as well. */
export const ownShares = async (
  { database }: Pick<Deps, 'database'>,
  uuid: string,
  { deviceToken }: Pick<RequestMeta, 'deviceToken'>,
): Promise<readonly PaymentFacts[]> => {
  const found =
    isUuid(uuid) && deviceToken !== null
      ? await factsOfDevice(database.run, uuid, hashOfToken(deviceToken))
      : [];
  if (found.length === 0) throw new Refusal('payment_not_found');
  return found;
};

/** A payment or a charge that this phone made. Throws `Refusal` payment_not_found, for somebody else's as well. */
export const ownPayment = async (
  deps: Pick<Deps, 'database'>,
  uuid: string,
  meta: Pick<RequestMeta, 'deviceToken'>,
): Promise<PaymentFacts> => {
  const found = await ownShares(deps, uuid, meta);
  const facts = found.find(({ id }) => id === uuid) ?? chargeFacts(uuid, found);
  if (!facts) throw new Refusal('payment_not_found');
  return facts;
};
