import type { Connecting, ProviderAccount, ProviderContext } from '../../../port.ts';
import { type Fields, readJson, textOrNull } from '../../../wire/read.ts';
import { genuine } from '../callback.ts';
import { accountOf } from './map-account.ts';

/** As of the rest: the package is loaded with the first call. */
const api = () => import('./connect-api.ts');

const UPDATED = 'account.updated';
const LEFT = 'account.application.deauthorized';

const objectOf = ({ data }: Fields): unknown => (data as { object?: unknown } | undefined)?.object;

const momentOf = ({ created }: Fields, world: ProviderContext): number =>
  typeof created === 'number' ? created * 1_000 : world.now();

const newsOf = async (
  account: ProviderAccount,
  raw: Buffer,
  headers: Headers,
  world: ProviderContext,
): ReturnType<Connecting['verify']> => {
  const event = await genuine(account, raw, headers, world.now());
  const at = momentOf(event, world);
  const ref = textOrNull(event.account);
  if (ref === null) return { kind: 'refused', why: 'of no account' };
  if (event.type === LEFT) return { kind: 'left', ref, at };
  const about = accountOf(objectOf(event));
  if (about.ref !== ref) return { kind: 'refused', why: 'of another account' };
  return { kind: 'account', account: about, at };
};

/** Stripe Connect, with accounts that are the venue's own ("standard") and charged directly. docs.stripe.com/connect */
export const connecting: Connecting = {
  open: async (...call) => (await api()).openAccount(...call),
  linkTo: async (...call) => (await api()).linkTo(...call),
  read: async (...call) => (await api()).readAccount(...call),
  claimedBy: raw => {
    const event = readJson(raw);
    return event.type === UPDATED || event.type === LEFT ? textOrNull(event.account) : null;
  },
  verify: (account, raw, headers, world) =>
    newsOf(account, raw, headers, world).catch((error: unknown) => ({
      kind: 'refused' as const,
      why: error instanceof Error ? error.message : 'unreadable',
    })),
};
