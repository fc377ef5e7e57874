import type { Notice } from './notice.ts';

type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type PushEvent = WorkerEvent & { readonly data: { readonly json: () => Notice } | null };
type TapEvent = WorkerEvent & { readonly notification: Notification };
type Page = {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
};

/** The part of a worker's global scope that we use; the page's types do not know it. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (name: 'install', listener: (event: WorkerEvent) => void): void;
    (name: 'push', listener: (event: PushEvent) => void): void;
    (name: 'notificationclick', listener: (event: TapEvent) => void): void;
  };
};

/** Pages of staff and of the sandbox live on the same site. */
const OTHERS: readonly string[] = ['console', 'sandbox', 'ready', 'api'];

const pages = async (): Promise<readonly Page[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => !OTHERS.includes(new URL(url).pathname.split('/')[1] ?? ''),
  );

/** Whoever looks at the page sees the order change there. */
const show = async ({ title, body, tag, path }: Notice): Promise<void> => {
  if ((await pages()).some(page => page.focused && page.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body, tag, data: path });
};

const open = async (path: string): Promise<void> => {
  const [page] = await pages();
  await (page ? page.focus() : self.clients.openWindow(path));
};

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));
self.addEventListener('push', event => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
