import { BUILD } from './built.ts';
import type { Visit } from './visit.ts';

const OURS = 'tableside-';
const FILES_OF = `${OURS}files-`;
/** Files of this build. */
export const FILES = `${FILES_OF}${BUILD}`;
/** The menu page of one visit. It names files of this build, so it goes with it. */
const VISIT = `${OURS}visit-${BUILD}`;
/** Pictures outlive builds: an address names one picture for ever. */
export const PICTURES = `${OURS}pictures`;
/** Pictures kept; the oldest give way. A large menu has 150. */
const MAX_PICTURES = 300;

const NAMED = '/kept/visit';
const PAGE = '/kept/page';

/**
 * Pages of an older build go on fetching parts of it, and the server has them no more. No visit, and so no page of one,
 * lives longer than this (ms).
 */
const OLD_FILES_FOR = 6 * 3_600_000;
/** When a newer build took over from the one whose files these are. */
const REPLACED = '/kept/replaced';

const isWanted = async (name: string, now: number): Promise<boolean> => {
  const replaced = await caches.match(REPLACED, { cacheName: name });
  if (replaced) return now - Number(await replaced.text()) < OLD_FILES_FOR;
  await (await caches.open(name)).put(REPLACED, new Response(String(now)));
  return true;
};

/** Removes what other builds left behind: files once no page can need them, anything else at once. */
export const sweep = async (now: number, isPageOpen: boolean): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter(name => name.startsWith(OURS) && ![FILES, VISIT, PICTURES].includes(name));
  const away = async (name: string) => {
    const spared = isPageOpen && name.startsWith(FILES_OF) && (await isWanted(name, now));
    if (!spared) await caches.delete(name);
  };
  await Promise.all(others.map(away));
};

/** Throws the visit away: nobody finds it on this phone any more. */
export const forgetVisit = (): Promise<boolean> => caches.delete(VISIT);

/** The visit that is held, unless its time is over. */
export const heldVisit = async (now: number): Promise<Visit | null> => {
  const named = await caches.match(NAMED, { cacheName: VISIT });
  const visit = named ? ((await named.json()) as Visit) : null;
  if (visit === null || visit.until > now) return visit;
  await forgetVisit();
  return null;
};

/** Holds this visit and no other. */
export const holdVisit = async (visit: Visit, now: number): Promise<void> => {
  if ((await heldVisit(now))?.token !== visit.token) await forgetVisit();
  const cache = await caches.open(VISIT);
  await cache.put(NAMED, new Response(JSON.stringify(visit)));
};

/** The menu page of a visit as the server sent it. */
export const heldPage = async (token: string, now: number): Promise<Response | null> => {
  if ((await heldVisit(now))?.token !== token) return null;
  return (await caches.match(PAGE, { cacheName: VISIT })) ?? null;
};
/** Keeps the menu page, if its visit is still the one that is held. */
export const holdPage = async (token: string, page: Response, now: number): Promise<void> => {
  if ((await heldVisit(now))?.token !== token) return;
  await (await caches.open(VISIT)).put(PAGE, page);
};

/** Keeps a file or picture that came; a full store gives way at its old end. */
export const keepFile = async (name: string, address: string, answer: Response): Promise<void> => {
  const cache = await caches.open(name);
  await cache.put(address, answer);
  if (name !== PICTURES) return;
  const held = await cache.keys();
  await Promise.all(held.slice(0, Math.max(held.length - MAX_PICTURES, 0)).map(old => cache.delete(old)));
};
