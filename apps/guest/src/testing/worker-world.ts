import { vi } from 'vitest';

const ORIGIN = 'https://menu.example';
const addressOf = (asked: string | { readonly url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;

type Cache = Map<string, Response>;
type Asked = { readonly url: string; readonly method: string; readonly mode: string };

/** As much of a browser's storage for answers as the worker uses. */
const aStorage = () => {
  const caches = new Map<string, Cache>();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, cache);
    return {
      match: async (asked: string) => cache.get(addressOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void cache.set(addressOf(asked), answer),
      keys: async () => [...cache.keys()],
      delete: async (asked: string) => cache.delete(addressOf(asked)),
    };
  };
  return {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (asked: string, { cacheName }: { cacheName?: string } = {}) => {
      const among = cacheName === undefined ? [...caches.values()] : [caches.get(cacheName)];
      return among.flatMap(cache => cache?.get(addressOf(asked)) ?? [])[0]?.clone();
    },
  };
};

/** What the network answers at an address; undefined: nothing comes. */
export type Network = (path: string) => Response | Promise<Response> | undefined;

/** A file as the browser tells it apart from what came from elsewhere. */
export const aFile = (text: string, type = 'text/javascript'): Response => {
  const answer = new Response(text, { headers: { 'content-type': type } });
  Object.defineProperty(answer, 'clone', { value: () => aFile(text, type) });
  return Object.defineProperty(answer, 'type', { value: 'basic' });
};

/**
 * A browser around the worker: its storage, its network and the pages that are open. The worker of a `build` is loaded by
 * `start`, as a browser does it: installed, made active, and then asked.
 */
export const aWorkerWorld = () => {
  const storage = aStorage();
  let network: Network = () => undefined;
  let pages = 1;
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', async (asked: string | Asked) => {
    const answer = await network(addressOf(asked));
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  const start = async (build: string, shell: readonly string[] = []) => {
    vi.resetModules();
    const listeners = new Map<string, (event: object) => void>();
    vi.stubGlobal('__BUILD__', build);
    vi.stubGlobal('__SHELL__', shell);
    vi.stubGlobal('__OFFLINE_WORDS__', { en: ['No internet connection', 'Try again.', 'Reload'] });
    vi.stubGlobal('self', {
      location: new URL(ORIGIN),
      navigator: { languages: ['en'] },
      registration: { update: async () => undefined },
      clients: { claim: async () => undefined, matchAll: async () => Array(pages).fill({}) },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    });
    await import('../worker/sw.ts');
    /** One event, and everything that the worker does because of it. */
    const happen = async (name: string, event: object) => {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      const respondWith = (response: Promise<Response>) => {
        answer = response;
      };
      const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
      listeners.get(name)?.({ ...event, respondWith, waitUntil });
      const response = await answer;
      await Promise.all(work);
      return response;
    };
    await happen('install', {});
    await happen('activate', {});
    return {
      /** What a page or a file at this address is answered with; undefined: the worker leaves it alone. */
      ask: (path: string, mode = 'navigate') =>
        happen('fetch', { request: { url: ORIGIN + path, method: 'GET', mode } }),
      /** What the worker answers to a page that says this. */
      say: async (data: object) => {
        const told: unknown[] = [];
        await happen('message', { data, ports: [{ postMessage: (said: unknown) => told.push(said) }] });
        return told[0];
      },
    };
  };
  return {
    start,
    storage,
    setNetwork: (next: Network) => {
      network = next;
    },
    setPages: (open: number) => {
      pages = open;
    },
  };
};
