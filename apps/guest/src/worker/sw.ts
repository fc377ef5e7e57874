import { answerTo } from './answers.ts';
import { SHELL } from './built.ts';
import { FILES, forgetVisit, heldPage, holdVisit, keepFile, PICTURES, sweep } from './kept.ts';
import { askForNews } from './news.ts';
import { isFile } from './ours.ts';
import { languageOf } from './page-parts.ts';
import { treatmentOf } from './requests.ts';
import { scope } from './scope.ts';
import type { Say, Told } from './visit.ts';

/** Fetches what is not held yet; the browser's own cache has most of it. */
const fetchAll = async (store: string, addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(store);
  const missing = await Promise.all(
    addresses.map(async address => ((await cache.match(address, { ignoreVary: true })) ? [] : [address])),
  );
  const fetched = async (address: string) => {
    const answer = await fetch(address);
    if (!isFile(answer)) throw new Error(`no file at ${address}`);
    await keepFile(store, address, answer);
  };
  await Promise.all(missing.flat().map(fetched));
};

const keep = async ({ visit, seen }: Extract<Say, { say: 'keep' }>): Promise<void> => {
  const now = Date.now();
  await sweep(now, true);
  await holdVisit(visit, now);
  if ((await heldPage(visit.token, now)) === null) await askForNews(visit.token, now);
  const held = await heldPage(visit.token, now);
  // What came may have been asked for before the language was chosen.
  if (held && languageOf(await held.text()) !== visit.language) await askForNews(visit.token, now, true);
  const of = (folder: string) => seen.filter(address => address.startsWith(folder));
  await fetchAll(FILES, of('/assets/')).catch(() => undefined);
  await fetchAll(PICTURES, of('/media/')).catch(() => undefined);
};

const listen = async (said: Say): Promise<Told> => {
  if (said.say === 'news') return askForNews(said.token, Date.now());
  if (said.say === 'keep') await keep(said);
  else await forgetVisit();
  return { told: 'same' };
};

scope.addEventListener('install', event =>
  event.waitUntil(fetchAll(FILES, SHELL).then(() => scope.skipWaiting())),
);
const takeOver = async (): Promise<void> => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await sweep(Date.now(), pages.length > 0);
  await scope.clients.claim();
};

scope.addEventListener('activate', event => event.waitUntil(takeOver()));
scope.addEventListener('fetch', event => {
  const { method, mode, url } = event.request;
  const treatment = treatmentOf({ method, mode, url: new URL(url), origin: scope.location.origin });
  if (treatment.kind !== 'leave') event.respondWith(answerTo(event, treatment));
});
scope.addEventListener('message', event => {
  const [port] = event.ports;
  event.waitUntil(listen(event.data as Say).then(told => port?.postMessage(told)));
});
