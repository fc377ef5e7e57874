import { NoAnswer, ProviderRefusal } from '../port/failures.ts';
import type { ProviderContext } from '../port/request.ts';
import { type Fields, fieldsOf, Malformed } from './read.ts';

/** What a provider answered; `status` is one that says what happened, `raw` is for those that answer with a list. */
export type Answer = { readonly status: number; readonly body: Fields; readonly raw: unknown };

/** Busy, late or in conflict with itself: says nothing about what has happened. */
const TELLS_NOTHING = new Set([408, 409, 425, 429]);

const tells = (status: number): boolean =>
  (status >= 200 && status < 300) || (status >= 400 && status < 500 && !TELLS_NOTHING.has(status));

/**
 * Asks a provider that speaks JSON. Throws `NoAnswer` where it cannot be known what the call did: nothing came in time,
 * the provider fell, or what came cannot be read. A redirect is not followed, it would carry the keys elsewhere.
 */
export const askJson = async (
  provider: string,
  world: ProviderContext,
  url: string,
  init: { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: string },
): Promise<Answer> => {
  try {
    const answer = await world.fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(world.timeoutMs),
    });
    if (!tells(answer.status)) throw new Malformed(`an answer with status ${answer.status}`);
    const body: unknown = await answer.json();
    return { status: answer.status, body: fieldsOf(body), raw: body };
  } catch (cause) {
    throw new NoAnswer(provider, cause);
  }
};

/** Reads an answer; one that lacks what it should have tells nothing. */
export const reading = <T>(provider: string, read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof Malformed) throw new NoAnswer(provider, cause);
    throw cause;
  }
};

/** Makes what is sent; an amount that the provider cannot have is refused before anything is sent. */
export const sending = <T>(provider: string, make: () => T): T => {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof RangeError) throw new ProviderRefusal(provider, 'amount', cause.message);
    throw cause;
  }
};
