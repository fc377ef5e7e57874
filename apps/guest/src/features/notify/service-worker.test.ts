import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener>();
const page = (url: string, over = {}) => ({
  url,
  focused: false,
  visibilityState: 'hidden',
  focus: vi.fn(),
  ...over,
});
let open: ReturnType<typeof page>[] = [];
const worker = {
  registration: { showNotification: vi.fn() },
  clients: { matchAll: async () => open, openWindow: vi.fn() },
  skipWaiting: vi.fn(),
  addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
};
beforeAll(async () => {
  vi.stubGlobal('self', worker);
  await import('./service-worker.ts');
});
beforeEach(() => {
  open = [];
  worker.registration.showNotification.mockClear();
  worker.clients.openWindow.mockClear();
});

const fire = async (name: string, event: object) => {
  let work: Promise<unknown> | undefined;
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  listeners.get(name)?.({ ...event, waitUntil });
  await work;
};
const notice = { title: 'Your order 7 is ready.', body: 'Venue', tag: 't', path: '/CODE' };
const push = () => fire('push', { data: { json: () => notice } });
const tap = () => fire('notificationclick', { notification: { close: () => undefined, data: '/CODE' } });

it('shows news unless the guest looks at the page', async () => {
  await push();
  expect(worker.registration.showNotification).toHaveBeenCalledWith(notice.title, {
    body: 'Venue',
    tag: 't',
    data: '/CODE',
  });
  worker.registration.showNotification.mockClear();
  open = [page('https://x.test/menu/s', { focused: true, visibilityState: 'visible' })];
  await push();
  expect(worker.registration.showNotification).not.toHaveBeenCalled();
});

it('a tap brings the page back, or opens the table’s, and never staff’s', async () => {
  const staff = page('https://x.test/console/venue');
  const mine = page('https://x.test/menu/s');
  open = [staff, mine];
  await tap();
  expect(mine.focus).toHaveBeenCalled();
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
  open = [staff];
  await tap();
  expect(staff.focus).not.toHaveBeenCalled();
  expect(worker.clients.openWindow).toHaveBeenCalledWith('/CODE');
});
