import type { Notice, OpenScreen } from './notice.ts';

type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type PushEvent = WorkerEvent & { readonly data: { readonly json: () => Notice } | null };
type TapEvent = WorkerEvent & { readonly notification: Notification };
type Page = {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: OpenScreen) => void;
};

/** The part of a worker's global scope that we use; the page's types do not know it. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (name: 'push', listener: (event: PushEvent) => void): void;
    (name: 'notificationclick', listener: (event: TapEvent) => void): void;
  };
};

const pages = async (): Promise<readonly Page[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => new URL(url).pathname.split('/')[1] === 'console',
  );

/** Whoever looks at the console already hears it ring. */
const show = async ({ title, body, tag, path }: Notice): Promise<void> => {
  if ((await pages()).some(page => page.focused && page.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body, tag, data: path, icon: '/console/icon.svg' });
};

const open = async (path: string): Promise<void> => {
  const [page] = await pages();
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  page.postMessage({ open: path });
  await page.focus();
};

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('push', event => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
