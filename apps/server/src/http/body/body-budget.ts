import { Refusal } from '@tableside/contract';

/** Bodies under way at once, in bytes. */
export type BudgetSize = { readonly perCaller: number; readonly inAll: number };

/** The room that one body takes while it is on its way. */
export type Lease = {
  /** Bytes have come. Bodies that had to make room are refused; this one too, where it takes all the room alone. */
  readonly grow: (bytes: number) => void;
  /** The body is there, or will never be. Harmless when called twice. */
  readonly end: () => void;
};

export type BodyBudget = {
  /** `refuse` is called once, when the body has to make room for others. */
  readonly begin: (caller: string, refuse: (refusal: Refusal) => void) => Lease;
  /** Bytes that are held now. */
  readonly bytes: () => number;
};

/** When a caller whose body was refused may come again, in seconds. */
const RETRY_AFTER = 5;

type Body = { readonly caller: string; bytes: number; readonly refuse: (refusal: Refusal) => void };

/**
 * Bounds the memory of half-sent bodies. Where there is no room, the body that is under way the longest makes room, first of
 * the same caller: an honest body of a few kilobytes is there at once, and half-sent ones keep nobody else out.
 */
export const createBodyBudget = ({ perCaller, inAll }: BudgetSize): BodyBudget => {
  // Sets keep the order in which bodies began.
  const bodies = new Set<Body>();
  const callers = new Map<string, { readonly bodies: Set<Body>; bytes: number }>();
  let all = 0;

  const end = (body: Body): boolean => {
    const own = callers.get(body.caller);
    if (!bodies.delete(body) || !own) return false;
    own.bodies.delete(body);
    own.bytes -= body.bytes;
    all -= body.bytes;
    if (own.bodies.size === 0) callers.delete(body.caller);
    return true;
  };
  const refuseOldest = (among: ReadonlySet<Body>, code: 'rate_limited' | 'unavailable'): void => {
    const [oldest] = among;
    if (oldest && end(oldest)) oldest.refuse(new Refusal(code, { retry_after: RETRY_AFTER }));
  };

  return {
    begin: (caller, refuse) => {
      const body: Body = { caller, bytes: 0, refuse };
      const own = callers.get(caller) ?? { bodies: new Set<Body>(), bytes: 0 };
      callers.set(caller, own);
      own.bodies.add(body);
      bodies.add(body);
      return {
        grow: bytes => {
          if (!bodies.has(body)) return;
          body.bytes += bytes;
          own.bytes += bytes;
          all += bytes;
          while (own.bytes > perCaller) refuseOldest(own.bodies, 'rate_limited');
          while (all > inAll) refuseOldest(bodies, 'unavailable');
        },
        end: () => void end(body),
      };
    },
    bytes: () => all,
  };
};
