import { NoAnswer, ProviderRefusal, type ProviderStatus, type ProviderUpdate } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { referencesOf } from '../record/reference-store.ts';
import { type Asked, nameAtProvider } from './asked.ts';

/** What a provider says of a payment: how it stands, and what else of it was paid there. */
export type Standing = {
  readonly said: ProviderUpdate | null;
  readonly paidBeside: readonly ProviderUpdate[];
};

/** What a call to the provider said; `silent` when it did not say anything that tells. */
export const heard = async <T>(deps: Deps, call: Promise<T>): Promise<{ said: T } | 'silent'> => {
  try {
    return { said: await call };
  } catch (cause) {
    if (!(cause instanceof NoAnswer) && !(cause instanceof ProviderRefusal)) throw cause;
    deps.log.warn({ reason: cause.message }, 'a payment provider could not be asked');
    return 'silent';
  }
};

/** Of several orders for one payment the furthest says how it stands: an end is one when none of them goes on. */
const FURTHEST: readonly ProviderStatus[] = [
  'captured',
  'processing',
  'created',
  'failed',
  'canceled',
  'expired',
];

const furthestFirst = (news: readonly ProviderUpdate[], present: string | null): ProviderUpdate[] => {
  const rank = ({ status, providerRef }: ProviderUpdate): number =>
    FURTHEST.indexOf(status) + (providerRef === present ? 0 : 0.5);
  return [...news].sort((one, other) => rank(one) - rank(other));
};

/** The references to ask about, the present one among them; null stands for a payment without any. */
const namesOf = async (deps: Deps, { provider, payment }: Asked): Promise<readonly (string | null)[]> => {
  if (provider.capabilities.creates !== 'each_time') return [payment.provider_ref];
  const known = await referencesOf(deps.database.run, payment.id);
  return known.length === 0 ? [payment.provider_ref] : known;
};

/**
 * Asks how a payment stands, by every reference it ever had: where each create call makes an order, whichever of them is
 * paid is this payment. `silent` when an order that may be paid could not be asked about.
 */
export const pollProvider = async (deps: Deps, asked: Asked): Promise<Standing | 'silent' | 'cannot'> => {
  const { provider, account, payment } = asked;
  if (provider.capabilities.status !== 'asked') return 'cannot';
  const names = await namesOf(deps, asked);
  const answers = await Promise.all(
    names.map(providerRef =>
      heard(
        deps,
        provider.fetchStatus(account, { ...nameAtProvider(payment), providerRef }, deps.providerWorld),
      ),
    ),
  );
  const known = answers.flatMap(answer => (answer === 'silent' ? [] : (answer.said ?? [])));
  const [said = null, ...others] = furthestFirst(known, payment.provider_ref);
  const underWay = said?.status === 'captured' || said?.status === 'processing';
  if (!underWay && answers.includes('silent')) return 'silent';
  return { said, paidBeside: others.filter(({ status }) => status === 'captured') };
};
