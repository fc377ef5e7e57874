import type { Page } from '@playwright/test';

/** Runs in the page: takes away what browsers give to secure pages only. */
const insecure = (): void => {
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  Reflect.deleteProperty(Crypto.prototype, 'subtle');
  for (const name of ['serviceWorker', 'clipboard', 'locks', 'wakeLock', 'mediaDevices', 'credentials']) {
    Reflect.deleteProperty(Navigator.prototype, name);
  }
  for (const name of ['caches', 'Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
};

/** From its next load on, a page is as it is over plain http: on a venue's own network, before there is a certificate. */
export const overPlainHttp = async (page: Page): Promise<void> => {
  await page.addInitScript(insecure);
};
