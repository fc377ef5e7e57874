/** The one page of the console, whatever its address. */
export const PAGE = '/console/';
/** What is in there has a name that never means anything else. */
const ASSETS = `${PAGE}assets/`;

export type Asked = {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly url: URL;
  readonly origin: string;
};

/**
 * How the worker treats a request: the page of the console, a file of its own build or of the one before, whose pages may
 * be open and ask for more of it, or not at all: the browser does then
 * what it would do without a worker. Calls of the API, also those that sign in and out, are never touched.
 */
export const treatmentOf = (
  { method, mode, url, origin }: Asked,
  addresses: readonly string[],
): 'page' | 'file' | 'leave' => {
  if (method !== 'GET' || url.origin !== origin || !url.pathname.startsWith(PAGE)) return 'leave';
  if (mode === 'navigate') return 'page';
  return addresses.includes(url.pathname) || url.pathname.startsWith(ASSETS) ? 'file' : 'leave';
};

/** Whether what came is the page of the console: not the error of a proxy, and not somebody's page in its place. */
export const isOurPage = (status: number, html: string): boolean =>
  status === 200 && html.includes('/console/assets/');
