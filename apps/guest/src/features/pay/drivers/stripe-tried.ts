import { api } from '../../../data/api.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import type { DriverEvent } from './driver.ts';
import type { StripeJs, StripeMethod } from './stripe-js.ts';
import { outcomeOf } from './stripe-outcome.ts';

type Said = { readonly outcome: string; readonly failure: string | null; readonly message: string | null };

const failed = (
  failure: 'declined' | 'insufficient_funds' | 'generic' | 'paused',
  message: string | null = null,
): DriverEvent => ({ kind: 'failed', failure, message, spent: true });

const eventOf = ({ outcome, failure, message }: Said): DriverEvent => {
  if (outcome === 'done') return { kind: 'done' };
  return failed(
    failure === 'insufficient_funds' ? failure : message === null ? 'generic' : 'declined',
    message,
  );
};

/** Where the call had no answer the card may have been charged. */
const eventOfError = (error: unknown): DriverEvent => {
  const code = failureCode(error);
  if (code === 'cards_paused' || code === 'rate_limited') return failed('paused');
  return code === 'payment_not_found' ? failed('generic') : { kind: 'unclear' };
};

/**
 * The card goes to our server by the name that the form gave it, and from there to the bank; where the bank wants to ask, it
 * asks here in between. TIPCARD-20…23
 */
export const tryByServer = async (
  stripe: Pick<StripeJs, 'handleNextAction'>,
  payment: string,
  clientSecret: string,
  naming: Promise<StripeMethod>,
): Promise<DriverEvent> => {
  const { paymentMethod, error } = await naming;
  if (!paymentMethod) return error ? outcomeOf({ error }) : failed('generic');
  const tell = (card: string | null): Promise<Said> =>
    api('POST /payments/try-card/{uuid}', { uuid: payment, body: { card } });
  try {
    const said = await tell(paymentMethod.id);
    if (said.outcome !== 'asks') return eventOf(said);
    const asked = await stripe.handleNextAction({ clientSecret });
    if (asked.error) return outcomeOf(asked);
    // Nothing is charged until we say so, and saying it twice charges once: a phone back from its bank's app is often offline for a moment.
    return eventOf(await tell(null).catch(() => tell(null)));
  } catch (cause) {
    return eventOfError(cause);
  }
};
