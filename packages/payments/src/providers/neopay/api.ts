import { type PaymentProvider, ProviderRefusal } from '../../port.ts';
import { sending } from '../../wire/json-api.ts';
import { keyOf } from '../../wire/keys.ts';
import { signToken } from '../../wire/token.ts';
import { transactionOf } from './map.ts';

const ID = 'neopay';

/** A token has to live for the way to the bank at least. */
const SHORTEST_MS = 60_000;

/** Makes the address of the bank's page: the signed wish is its whole query. Nothing is called. */
export const createIntent: PaymentProvider['createIntent'] = async (account, request, world) => {
  const projectId = Number(keyOf(ID, account, 'projectId'));
  if (!Number.isSafeInteger(projectId)) throw new ProviderRefusal(ID, 'misconfigured', 'no project number');
  const claims = sending(ID, () => transactionOf(request, projectId, account.decimals));
  const until = Math.max(request.expiresAt, world.now() + SHORTEST_MS);
  const token = await signToken(keyOf(ID, account, 'projectKey'), claims, world.now(), until);
  const url = `${account.browserUrl}/widget.html?${token}`;
  return {
    providerRef: null,
    nextAction: { kind: 'redirect', url },
    wire: { redirect_url: url },
    status: 'created',
  };
};

/** There is no call for it. */
export const fetchStatus: PaymentProvider['fetchStatus'] = async () => null;

/** There is no call for it: staff send the money back from the venue's bank. */
export const refund: PaymentProvider['refund'] = async () => ({
  status: 'by_hand',
  ref: null,
  failure: null,
});
