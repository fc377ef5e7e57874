/** The parts of a service worker's global scope that we use; the page's types do not know them. */
export type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
export type AskEvent = WorkerEvent & {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
};

declare const self: {
  readonly navigator: { readonly languages: readonly string[] };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly unknown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (name: 'fetch', listener: (event: FetchEvent) => void): void;
    (name: 'message', listener: (event: AskEvent) => void): void;
  };
};
/** What the worker runs in. */
export const scope = self;
