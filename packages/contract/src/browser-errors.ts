import {
  cleanMessage,
  cleanStack,
  cleanSteps,
  ERROR_LIMITS,
  type Step,
} from '@tableside/domain/browser-errors';
import { ApiFailure, createClient } from './client.ts';
import type { BrowserError } from './http/shared/browser-errors.ts';

/** Share of the errors that come with what led to them. MONITOR-02. */
const REPLAY_RATE = 0.1;
/** A page that fails over and over says it often enough. */
const MAX_OF_PAGE = 5;

type Browser = {
  readonly app: BrowserError['app'];
  /** The name of the screen that is open. */
  readonly route: () => string;
  readonly random: () => number;
  readonly fetch: typeof fetch;
  /** The calls that the page has made, the latest last. */
  readonly steps: () => readonly Step[];
  readonly release: () => string;
  /** Where our scripts come from: what others put into the page is theirs to watch. */
  readonly origin: string;
};

/** The error itself, or the one that the browser's event is about. */
const thrownIn = (thrown: unknown): unknown => {
  const { type, error, reason } = (thrown ?? {}) as Partial<ErrorEvent & PromiseRejectionEvent>;
  return type === 'error' ? error : type === 'unhandledrejection' ? reason : thrown;
};

/** A refusal, and a network that is away, are no errors of ours. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error &&
  !['AbortError', 'ChunkGone'].includes(error.name) &&
  !(error instanceof ApiFailure && error.http < 500);

/** Tells our own server of errors of this page, each once, some at most, without anything of whoever uses it. APP-13. */
export const errorReporter = ({ app, route, random, fetch: send, steps, release, origin }: Browser) => {
  const told = new Set<string>();
  const call = createClient('/api', (input, init) =>
    send(input, { ...init, keepalive: true, credentials: 'omit' }),
  );
  return (thrown: unknown): void => {
    const error = thrownIn(thrown);
    if (!isOurs(error)) return;
    const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
    const message =
      error instanceof ApiFailure ? `${error.http} ${error.code}` : cleanMessage(error.message, name);
    const ours = (error.stack ?? '').split('\n').filter(line => line.includes(origin));
    const stack = cleanStack(ours.join('\n'));
    if (stack === '' && !(error instanceof ApiFailure)) return;
    const key = `${name} ${message} ${stack}`;
    if (told.size >= MAX_OF_PAGE || told.has(key)) return;
    told.add(key);
    const place = route();
    const body: BrowserError = {
      app,
      name,
      message,
      stack,
      route: /^[A-Za-z-]*$/.test(place) ? place.slice(0, ERROR_LIMITS.route) : '',
      release: release()
        .replace(/[^\w.-]/g, '')
        .slice(0, ERROR_LIMITS.release),
      steps: random() < REPLAY_RATE ? cleanSteps(steps()) : [],
    };
    // Nobody waits for it, and a server that does not answer is told of nothing.
    call('POST /errors', { body }).catch(() => undefined);
  };
};

/** The calls of this page as the browser remembers them. */
export const callsOfPage = (): Step[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .map(({ name, responseStatus }) => ({ call: new URL(name).pathname, status: responseStatus ?? 0 }))
    .filter(({ call: path }) => path.startsWith('/api/'));

/** The script that the page began with. */
export const releaseOfPage = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[type=module][src]')
    ?.src.split(/[?#]/, 1)[0]
    ?.split('/')
    .at(-1) ?? '';
