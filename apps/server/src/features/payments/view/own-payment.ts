import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { factsOfDevice, type PaymentFacts } from './view-store.ts';

/** A payment that this phone made. Throws `Refusal` payment_not_found, for somebody else's as well. */
export const ownPayment = async (
  { database }: Pick<Deps, 'database'>,
  uuid: string,
  { deviceToken }: Pick<RequestMeta, 'deviceToken'>,
): Promise<PaymentFacts> => {
  const facts =
    isUuid(uuid) && deviceToken !== null
      ? await factsOfDevice(database.run, uuid, hashOfToken(deviceToken))
      : null;
  if (!facts) throw new Refusal('payment_not_found');
  return facts;
};
