import { createHash } from 'node:crypto';
import type { Log } from '../../deps.ts';
import { postEvents } from './analytics-api.ts';

/** An event as an analytics service is told of it. ANALYTICS-08. */
export type AnalyticsEvent = {
  readonly name: string;
  /** Epoch milliseconds, by the phone's clock. */
  readonly at: number;
  /** One visit of one phone, by a name that leads nowhere: neither the token nor anything kept of the session. */
  readonly session: string;
  readonly restaurant_id: string;
  readonly language: string;
};

/** A service that counts elsewhere. */
export type Analytics = {
  readonly tell: (
    of: { readonly sessionId: string; readonly venueId: string; readonly language: string },
    events: readonly { readonly name: string; readonly at: number }[],
  ) => void;
  /** Sends what waits; what cannot be sent is dropped. */
  readonly flush: () => Promise<void>;
};

/** While the service is away no more than this waits. */
const WAITING = 2_000;

const SILENT: Analytics = { tell: () => undefined, flush: async () => undefined };

/** `ANALYTICS_URL`, else nobody. */
export const createAnalytics = (url: string | null, log: Log): Analytics => {
  if (url === null) return SILENT;
  let waiting: AnalyticsEvent[] = [];
  return {
    tell: ({ sessionId, venueId, language }, events) => {
      const session = createHash('sha256').update(`analytics:${sessionId}`).digest('base64url').slice(0, 22);
      const told = events.map(({ name, at }) => ({ name, at, session, restaurant_id: venueId, language }));
      waiting = [...waiting, ...told].slice(-WAITING);
    },
    flush: async () => {
      if (waiting.length === 0) return;
      const events = waiting;
      waiting = [];
      const failure = await postEvents(url, events);
      if (failure !== null) log.warn({ failure, events: events.length }, 'analytics was not told');
    },
  };
};
