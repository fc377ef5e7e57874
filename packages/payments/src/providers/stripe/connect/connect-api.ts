import type { Connecting } from '../../../port.ts';
import { reading } from '../../../wire/json-api.ts';
import { fieldsOf, listOf, text } from '../../../wire/read.ts';
import { ask, askFor, ID } from '../client.ts';
import { accountOf } from './map-account.ts';

/** Idempotency keys are forgotten after a day; what we wrote on the account is not. */
const OLD_MS = 20 * 60 * 60_000;
const PAGE = 100;

const found = async (
  account: Parameters<Connecting['open']>[0],
  key: string,
  since: number,
  world: Parameters<Connecting['open']>[2],
) => {
  const list = await ask(account, world, client =>
    client.accounts.list({ limit: PAGE, created: { gte: Math.floor(since / 1_000) - 60 } }),
  );
  return reading(ID, () => {
    const ours = listOf(list.data, 'accounts').find(({ metadata }) => fieldsOf(metadata).request_key === key);
    return ours === undefined ? null : accountOf(ours);
  });
};

export const openAccount: Connecting['open'] = async (account, { key, askedAt, country, name }, world) => {
  if (askedAt !== null && world.now() - askedAt > OLD_MS) {
    const before = await found(account, key, askedAt, world);
    if (before) return before;
  }
  const made = await ask(account, world, client =>
    client.accounts.create(
      {
        type: 'standard',
        country,
        business_profile: { name },
        metadata: { request_key: key },
      },
      { idempotencyKey: `${key}:account` },
    ),
  );
  return reading(ID, () => accountOf(made));
};

export const linkTo: Connecting['linkTo'] = async (account, { ref, returnUrl, againUrl }, world) => {
  const link = await ask(account, world, client =>
    client.accountLinks.create({
      account: ref,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: againUrl,
    }),
  );
  return reading(ID, () => text(link.url, 'url'));
};

export const readAccount: Connecting['read'] = async (account, ref, world) => {
  const known = await askFor(account, world, client => client.accounts.retrieve(ref));
  return known && reading(ID, () => accountOf(known));
};
