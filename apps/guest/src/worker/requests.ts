/**
 * How the worker treats a request. `leave`: the browser does with it what it would do without a worker. `start`: where an
 * installed menu opens.
 */
export type Treatment =
  | { readonly kind: 'leave' }
  | { readonly kind: 'file' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'scan'; readonly code: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'screen'; readonly screen: string; readonly token: string };

export type Asked = {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly url: URL;
  readonly origin: string;
};

const LEAVE: Treatment = { kind: 'leave' };

/**
 * Screens of a visit that can be shown from what the phone holds. Whatever has to do with paying is not among them: it is
 * always asked of the server.
 */
const SCREENS: readonly string[] = [
  'menu',
  'select',
  'menu-filters',
  'search',
  'place-order',
  'extra-details',
  'orders',
];

/** First parts of addresses that are no table codes. */
const NO_CODE =
  /^(api|media|assets|console|sandbox|ready|manifest|healthz|readyz|metrics|robots\.txt|sitemap\.xml|llms\.txt|sw\.js)$/;

/** Only reading, only from us, and calls of the API never: what they answer is somebody's. */
export const treatmentOf = ({ method, mode, url, origin }: Asked): Treatment => {
  if (method !== 'GET' || url.origin !== origin) return LEAVE;
  const [first = '', second = '', ...rest] = url.pathname.slice(1).split('/');
  if (first === 'assets') return { kind: 'file' };
  if (first === 'media') return { kind: 'picture' };
  if (mode !== 'navigate' || rest.length > 0) return LEAVE;
  if (first === '') return { kind: 'start' };
  if (second === '') return NO_CODE.test(first) ? LEAVE : { kind: 'scan', code: first };
  return SCREENS.includes(first) ? { kind: 'screen', screen: first, token: second } : LEAVE;
};

/** Queries with which a scan leads where it led before. */
export const isPlainScan = (query: string): boolean => /^(\?skip_select_screen(=true)?)?$/.test(query);
