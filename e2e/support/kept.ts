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
