import { z } from 'zod';

/** Longest wait for the tax authorities. */
const TIMEOUT_MS = 3_000;

const Answer = z.object({ valid: z.boolean(), userError: z.string().optional() });

/** Besides verdicts it tells there that a member state is silent: that is no verdict, whatever `valid` says. */
const VERDICTS: readonly (string | undefined)[] = [undefined, 'VALID', 'INVALID'];

/** Asks the EU whether a VAT code is in use; null: it could not say. `url` is the root of its REST interface. */
export const askVies = async (
  url: string,
  countryCode: string,
  vatNumber: string,
): Promise<boolean | null> => {
  try {
    const answer = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { valid, userError } = Answer.parse(await answer.json());
    return VERDICTS.includes(userError) ? valid : null;
  } catch {
    return null;
  }
};
