import { type PaymentProvider, ProviderRefusal } from '../../port.ts';
import { askJson, reading, sending } from '../../wire/json-api.ts';
import { keyOf } from '../../wire/keys.ts';
import { listOf, text } from '../../wire/read.ts';
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

/** The banks of the project, which anybody may read: nothing there is asked for that its key signs. */
export const verifyCredentials: NonNullable<PaymentProvider['verifyCredentials']> = async (
  account,
  world,
) => {
  const project = encodeURIComponent(keyOf(ID, account, 'projectId'));
  const answer = await askJson(ID, world, `${account.baseUrl}/api/countries/${project}`, {
    method: 'GET',
    headers: {},
  });
  if (answer.status >= 400)
    throw new ProviderRefusal(ID, 'misconfigured', `${answer.status} for the project's banks`);
  reading(ID, () => text(listOf(answer.raw, 'countries')[0]?.code, 'code of the first country'));
  return 'reached';
};

/** There is no call for it: staff send the money back from the venue's bank. */
export const refund: PaymentProvider['refund'] = async () => ({
  status: 'by_hand',
  ref: null,
  failure: null,
});
