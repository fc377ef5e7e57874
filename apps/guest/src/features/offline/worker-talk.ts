import type { Say, Told } from '../../worker/visit.ts';

/** Longest wait for the worker's answer, in ms: it may be asking the server. */
const PATIENCE = 30_000;

/** The service worker, once it runs; null where there is none (old browsers, some private windows, plain http). */
const worker = async (): Promise<ServiceWorker | null> => {
  if (!('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register('/sw.js');
  return (await navigator.serviceWorker.ready).active;
};

/** Says something to the service worker and hears what it answers; null where there is none. */
export const sayToWorker = async (say: Say): Promise<Told | null> => {
  const found = await worker().catch(() => null);
  if (!found) return null;
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Told>) => resolve(data);
    setTimeout(() => resolve(null), PATIENCE);
    found.postMessage(say, [port2]);
  });
};
