import type { ProviderContext, TerminalDesk } from '@tableside/payments';
import type { Clock } from '../../deps.ts';

/** A guest waits for the create call; beyond this the payment is `unknown` and asked about. */
const TIMEOUT_MS = 8_000;

/** What providers may use of the world. */
export const providerWorld = (clock: Clock, terminals?: TerminalDesk): ProviderContext => ({
  fetch,
  now: clock,
  timeoutMs: TIMEOUT_MS,
  ...(terminals && { terminals }),
});
