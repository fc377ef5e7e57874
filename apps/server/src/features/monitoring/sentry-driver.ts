import { randomBytes } from 'node:crypto';
import type { Log } from '../../deps.ts';
import type { ErrorReport, MonitorDriver, TraceReport } from './monitor.ts';

/** Longest wait for the service. */
const TIMEOUT_MS = 5_000;
/** Reports under way at once; while the service is slow the rest is dropped, not kept. */
const AT_ONCE = 16;

const seconds = (at: number): number => at / 1_000;

const errorEvent = ({ name, message, stack, where, at, steps, browser }: ErrorReport) => ({
  event_id: randomBytes(16).toString('hex'),
  timestamp: seconds(at),
  platform: browser ? 'javascript' : 'node',
  level: 'error',
  ...(browser && { release: browser.release, tags: { app: browser.app } }),
  transaction: where,
  exception: { values: [{ type: name, value: message }] },
  extra: { stack },
  breadcrumbs: steps.map(step => ({
    type: 'http',
    category: 'call',
    timestamp: seconds(step.at),
    message: step.call,
    data: { status_code: step.status },
  })),
});

const traceEvent = ({ where, status, begun, ended }: TraceReport) => ({
  event_id: randomBytes(16).toString('hex'),
  type: 'transaction',
  platform: 'node',
  transaction: where,
  start_timestamp: seconds(begun),
  timestamp: seconds(ended),
  contexts: {
    trace: {
      trace_id: randomBytes(16).toString('hex'),
      span_id: randomBytes(8).toString('hex'),
      op: 'http.server',
      status: status < 500 ? 'ok' : 'internal_error',
    },
  },
});

/**
 * Sentry, or whoever speaks its envelopes: `https://<key>@<host>/<project>`. One request a report, in nobody's way; what
 * cannot be told is dropped. No SDK: it would look into requests, and there are guests in them.
 */
export const sentryDriver = (dsn: string, log: Log): MonitorDriver => {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*?)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const address = `${protocol}//${host}${folder}/api/${project}/envelope/`;
  const auth = `Sentry sentry_version=7, sentry_client=tableside/1, sentry_key=${username}`;
  let underWay = 0;
  const send = (type: 'event' | 'transaction', event: { readonly event_id: string }): void => {
    if (underWay >= AT_ONCE) return;
    underWay += 1;
    const lines = [{ event_id: event.event_id }, { type }, event].map(line => JSON.stringify(line));
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
      body: lines.join('\n'),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      // Read to its end: an answer that nobody reads keeps its connection.
      .then(answer => answer.arrayBuffer())
      .catch((cause: unknown) => log.debug({ cause: String(cause) }, 'monitoring was not told'))
      .finally(() => {
        underWay -= 1;
      });
  };
  return {
    error: report => send('event', errorEvent(report)),
    trace: report => send('transaction', traceEvent(report)),
  };
};
