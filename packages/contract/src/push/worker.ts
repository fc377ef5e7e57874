import type { PushContent } from './content.ts';

type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type PushEvent = WorkerEvent & { readonly data: { readonly json: () => PushContent } | null };
type TapEvent = WorkerEvent & { readonly notification: Notification };
type Page = {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
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

type Ours = {
  /** Whether an open page is the app's, by the first part of its path: guests, staff and the sandbox share the site. */
  readonly isOurs: (room: string) => boolean;
  readonly icon?: string;
  /** Pages below the worker's scope are its own at once, not after their next load. */
  readonly claims?: boolean;
  /** What an open page is told of a tap before it comes to the front. */
  readonly say?: (path: string) => unknown;
};

/** A worker that shows messages to whoever looks elsewhere, and leads a tap to the page that is open, or opens one. */
export const workForPush = ({ isOurs, icon, claims, say }: Ours): void => {
  const pages = async (): Promise<readonly Page[]> =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) =>
      isOurs(new URL(url).pathname.split('/')[1] ?? ''),
    );
  /** Whoever looks at the page sees, or hears, the news there. */
  const show = async ({ title, body, tag, path }: PushContent): Promise<void> => {
    if ((await pages()).some(page => page.focused && page.visibilityState === 'visible')) return;
    await self.registration.showNotification(title, { body, tag, data: path, ...(icon && { icon }) });
  };
  const open = async (path: string): Promise<void> => {
    const [page] = await pages();
    if (page && say) page.postMessage(say(path));
    await (page ? page.focus() : self.clients.openWindow(path));
  };

  self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));
  if (claims) self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
  self.addEventListener('push', event => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  self.addEventListener('notificationclick', event => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
};
