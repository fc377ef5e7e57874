import type { Deps } from '../../../deps.ts';
import { type ChosenMethod, canPassOn, type PassStanding, passesTo } from '../../payments/index.ts';
import type { Venue } from '../../venues/index.ts';

export type DirectStanding = PassStanding;

type Needs = Pick<Deps, 'database' | 'platforms' | 'accounts' | 'providers'>;

const placeOf = ({ id, settings }: Venue) => ({ id, decimals: settings.currency.decimals });

/** Where the shares of a payment go that is about to begin, by stall; those that are not there stay with the operator. ADR 0047. */
export const destinationsOf = async (
  deps: Needs,
  operator: Venue,
  { provider }: ChosenMethod,
  stalls: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  if (!(await canPassOn(deps, placeOf(operator), provider))) return found;
  for (const stall of new Set(stalls)) {
    const { ref } = await passesTo(deps, stall, provider.id);
    if (ref !== null) found.set(stall, ref);
  }
  return found;
};

/** Whether a stall of a hall that pays directly gets its share at once, and where not, why; of the provider that can. */
export const standingOf = async (
  deps: Needs,
  operator: Venue,
  stallId: string,
): Promise<{ readonly provider: string; readonly standing: DirectStanding } | null> => {
  const provider = deps.providers.all.find(({ passing }) => passing);
  if (!provider) return null;
  const { id } = provider;
  if (!(await canPassOn(deps, placeOf(operator), provider))) return { provider: id, standing: 'operator' };
  return { provider: id, standing: (await passesTo(deps, stallId, id)).standing };
};
