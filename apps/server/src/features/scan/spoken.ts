import { Refusal } from '@tableside/contract';
import { isCode, isSpokenCode } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import { UNKNOWN_CODE } from '../limits/index.ts';
import { codeOfSpoken } from './spoken-store.ts';
import { venueOfReplaced } from './store.ts';

/** As typed or heard: spaces and dashes between the letters mean nothing. */
const lettersOf = (typed: string): string | null => {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return isSpokenCode(letters) ? letters : null;
};

/**
 * The printed code of what a guest typed in: of a short code that of its table, the venue they are at first; anything else is
 * taken for a printed one. Wrong ones are counted by address, right ones wait with them past the limit.
 * Refuses table_code_unknown, table_code_replaced, rate_limited.
 */
export const printedCode = async (
  { limits, database }: Pick<Deps, 'limits' | 'database'>,
  typed: string,
  venueId: string | null,
  ip: string,
): Promise<string> => {
  const spoken = lettersOf(typed);
  if (spoken === null) return typed;
  const attempt = limits.attempt('code', ip, UNKNOWN_CODE);
  const code = await codeOfSpoken(database.run, venueId, spoken);
  // With a dash in it, it may be a printed one yet: the scan knows, and counts.
  const mayBePrinted = isCode(typed) && !isSpokenCode(typed);
  if (code === null && !mayBePrinted)
    throw new Refusal(
      (await venueOfReplaced(database, spoken)) ? 'table_code_replaced' : 'table_code_unknown',
    );
  attempt.forgive();
  return code ?? typed;
};
