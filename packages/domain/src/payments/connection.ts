/** What a provider says of the account that a venue has there through our own. */
export type ConnectedFacts = {
  /** Guests can pay there now. */
  readonly charges: boolean;
  /** The owner has been to the end of the provider's questions. */
  readonly submitted: boolean;
  /** How many answers the provider waits for. */
  readonly due: number;
  /** The provider has ended it for good. */
  readonly rejected: boolean;
};

/**
 * How a connected account stands, as its owner is told. `unfinished`: they left before the end. `checking`: the provider looks
 * at what they said. `asks`: it wants to know more before guests can pay; `works_asks`: it does, and they can. ADR 0046.
 */
export type ConnectionStanding = 'unfinished' | 'checking' | 'asks' | 'works_asks' | 'works' | 'rejected';

export const connectionStanding = ({
  charges,
  submitted,
  due,
  rejected,
}: ConnectedFacts): ConnectionStanding => {
  if (rejected) return 'rejected';
  if (charges) return due > 0 ? 'works_asks' : 'works';
  if (!submitted) return 'unfinished';
  return due > 0 ? 'asks' : 'checking';
};
