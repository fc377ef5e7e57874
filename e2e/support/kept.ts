import { expect, type Page } from '@playwright/test';

/** Runs in the page: whether its database holds the dish in a cart. */
const isInKeptCart = async (dish: string): Promise<boolean> => {
  // To open what is not there yet would make it.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'tableside')) return false;
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const base = await answer(indexedDB.open('tableside'));
  const carts = await answer(base.transaction('carts').objectStore('carts').getAll());
  base.close();
  return JSON.stringify(carts).includes(dish);
};

/** The phone holds the menu, and the cart with this dish: from here on both open without a network. */
export const untilKeptWith = async (page: Page, dish: string): Promise<void> => {
  await untilKept(page);
  await expect.poll(() => page.evaluate(isInKeptCart, dish)).toBe(true);
};

/** The phone holds the menu: from here on it opens without a network. */
export const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await caches.match('/kept/page')) !== undefined && navigator.serviceWorker.controller !== null,
      ),
    )
    .toBe(true);

/** Runs in the page: whether the device holds the console's own page, and the words among what was read of each kind. */
const isConsoleKept = async (words: Readonly<Record<string, string>>): Promise<boolean> => {
  if ((await caches.match('/console/')) === undefined || navigator.serviceWorker.controller === null)
    return false;
  if (!(await indexedDB.databases()).some(({ name }) => name === 'tableside-console')) return false;
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const base = await answer(indexedDB.open('tableside-console'));
  const rows = await answer(base.transaction('reads').objectStore('reads').getAll());
  base.close();
  return Object.entries(words).every(([kind, word]) =>
    rows.some(({ key, data }) => key[0] === kind && JSON.stringify(data).includes(word)),
  );
};

/** The device holds the console and, by kind, what was read with these words in it: it opens without a line. */
export const untilConsoleIsKept = (page: Page, words: Readonly<Record<string, string>>): Promise<void> =>
  expect.poll(() => page.evaluate(isConsoleKept, words)).toBe(true);

/** What the device still holds of what anybody read. */
export const keptReadsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const request = indexedDB.open('tableside-console');
    const base = await new Promise<IDBDatabase>(resolve => {
      request.onsuccess = () => resolve(request.result);
    });
    const rows = base.transaction('reads').objectStore('reads').count();
    const count = await new Promise<number>(resolve => {
      rows.onsuccess = () => resolve(rows.result);
    });
    base.close();
    return count;
  });
