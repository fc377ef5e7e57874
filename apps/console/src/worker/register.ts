const BASE = import.meta.env.BASE_URL;

/** The worker with which the console opens without a line; null where the browser has none (plain http, private windows). */
export const registerWorker = (): Promise<ServiceWorkerRegistration> | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator
    ? navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE })
    : null;

/** Asks for it when the page is there: 240 files of screens that nobody looks at yet must not come first. */
export const registerWhenIdle = (): void => {
  const register = () => void registerWorker()?.catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
