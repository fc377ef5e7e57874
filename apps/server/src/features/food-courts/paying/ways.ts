import { METHODS_OF_COMPOSITE } from '@tableside/contract/http/courts/payments';
import type { Deps } from '../../../deps.ts';
import type { Court } from '../court-store.ts';

const METHODS: ReadonlySet<string> = new Set(Object.values(METHODS_OF_COMPOSITE).flat());

/** The ways to pay for several stalls at once: what the operator's accounts can take; none without an operator. ADR 0034. */
export const waysOfCourt = async (
  { offers, venues }: Pick<Deps, 'offers' | 'venues'>,
  { operatorId }: Pick<Court, 'operatorId'>,
): Promise<string[]> => {
  if (operatorId === null) return [];
  const offered = await offers.of(await venues.get(operatorId));
  return offered.filter(method => METHODS.has(method));
};
