import { useEffect, useSyncExternalStore } from 'react';
import { soon } from '../app/soon.ts';

/** What is known about one thing of the server. */
export type Entry<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly pending: boolean;
};

const NOTHING: Entry<never> = { data: undefined, error: undefined, pending: false };
let entries = new Map<string, Entry<unknown>>();
const listeners = new Map<string, Set<() => void>>();
/** How often each was patched or outdated. */
const patches = new Map<string, number>();

const put = (key: string, entry: Entry<unknown>): void => {
  entries.set(key, entry);
  for (const listener of listeners.get(key) ?? []) listener();
};

/** The entry under a key; the same object as long as nothing changed. */
export const readEntry = <T>(key: string): Entry<T> => (entries.get(key) as Entry<T>) ?? NOTHING;

/** Puts data under a key, or lets `change` make it from what is there (nothing there: nothing happens). */
export const writeEntry = <T>(key: string, data: T): void =>
  put(key, { data, error: undefined, pending: false });
/** Says that something newer is known of: an answer that is on its way may not tell of it. */
export const outdateEntry = (key: string): void => void patches.set(key, (patches.get(key) ?? 0) + 1);
export const patchEntry = <T>(key: string, change: (data: T) => T): void => {
  outdateEntry(key);
  const { data } = readEntry<T>(key);
  if (data !== undefined) put(key, { ...readEntry<T>(key), data: change(data) });
};

/** Forgets everything and starts from the given data: the server does so before each rendering. */
export const resetCache = (data: Readonly<Record<string, unknown>>): void => {
  entries = new Map(
    Object.entries(data).map(([key, value]) => [key, { data: value, error: undefined, pending: false }]),
  );
};

/** An answer that was on its way while something newer came by another road may not know of it: asked again. */
const fetchNow = async <T>(key: string, fetcher: () => Promise<T>): Promise<T> => {
  const before = patches.get(key);
  const data = await fetcher();
  return patches.get(key) === before ? data : fetchNow(key, fetcher);
};

/**
 * Fetches and keeps. While a fetch runs, a second one for the same key waits for it instead, unless it asks `about`
 * something else, such as another language: then only the later answer is kept. A failure keeps the old data and is
 * rethrown to the caller.
 */
const running = new Map<string, { readonly about: string; readonly load: Promise<unknown> }>();
export const loadEntry = <T>(key: string, fetcher: () => Promise<T>, about = ''): Promise<T> => {
  const known = running.get(key);
  if (known?.about === about) return known.load as Promise<T>;
  put(key, { ...readEntry(key), pending: true });
  const isLatest = (): boolean => running.get(key)?.load === load;
  const load: Promise<T> = fetchNow(key, fetcher)
    .then(
      data => {
        if (isLatest()) writeEntry(key, data);
        return data;
      },
      error => {
        if (isLatest()) put(key, { ...readEntry(key), error, pending: false });
        throw error;
      },
    )
    .finally(() => isLatest() && running.delete(key));
  running.set(key, { about, load });
  return load;
};

export const subscribeEntry = (key: string, listener: () => void): (() => void) => {
  const set = listeners.get(key) ?? new Set();
  listeners.set(key, set.add(listener));
  return () => set.delete(listener);
};

/** The entry under a key, fetched when a component first needs it and it is not there. */
export const useEntry = <T>(key: string, fetcher: () => Promise<T>): Entry<T> => {
  const read = () => readEntry<T>(key);
  const entry = useSyncExternalStore(listener => subscribeEntry(key, listener), read, read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the fetcher
  useEffect(() => {
    if (readEntry<T>(key).data !== undefined) return;
    return soon(() => {
      const { data, pending } = readEntry<T>(key);
      if (data === undefined && !pending) loadEntry(key, fetcher).catch(() => undefined);
    });
  }, [key]);
  return entry;
};
