const MB = 1024 * 1024;

/** So many from one address, and so many in all. */
export type Bound = { readonly perAddress: number; readonly inAll: number };

export type ConnectionRules = {
  /** Connections on which nothing is asked. */
  readonly idle: Bound;
  /** Requests that are not answered yet, open streams among them. */
  readonly underWay: Bound;
  /** Bytes of answers that their readers have not taken yet. */
  readonly unread: Bound;
  /** Requests that one connection may send before the first is answered. */
  readonly pipelined: number;
  /** How long a connection may stand still that we are not at work for, and how long a request's head may take. Milliseconds. */
  readonly stillMs: number;
  readonly headMs: number;
};

/**
 * A dining room or a hall shares one address: each phone keeps up to six connections and a stream or two, and reads through
 * one line. What one address may have is enough for a thousand phones; what all may have is what the machine can bear.
 */
export const CONNECTION_RULES: ConnectionRules = {
  idle: { perAddress: 2_000, inAll: 8_000 },
  underWay: { perAddress: 4_000, inAll: 20_000 },
  unread: { perAddress: 32 * MB, inAll: 64 * MB },
  // Browsers and proxies never send a second one before they have the first answer.
  pipelined: 4,
  stillMs: 30_000,
  headMs: 15_000,
};

/** For a server whose limits are wider, as where a load test plays all phones from one address. */
export const connectionRulesFor = (limitFactor: number): ConnectionRules => {
  const wider = ({ perAddress, inAll }: Bound): Bound => ({
    perAddress: perAddress * Math.max(1, limitFactor),
    inAll,
  });
  return {
    ...CONNECTION_RULES,
    idle: wider(CONNECTION_RULES.idle),
    underWay: wider(CONNECTION_RULES.underWay),
    unread: wider(CONNECTION_RULES.unread),
  };
};
