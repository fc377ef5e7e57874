import { expect, vi } from 'vitest';

/**
 * Makes a call whose answer never comes: waits until it has had its effect, then hangs up. Fails when it is answered.
 */
export const unanswered = async (
  call: (signal: AbortSignal) => Promise<unknown>,
  hasHappened: () => Promise<void>,
): Promise<void> => {
  const patience = new AbortController();
  const answer = call(patience.signal).then(
    () => 'answered',
    () => 'no answer',
  );
  await vi.waitFor(hasHappened, { timeout: 10_000 });
  patience.abort();
  expect(await answer).toBe('no answer');
};
