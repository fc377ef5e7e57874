import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createLayers, type LAYER_RANKS } from './layers.ts';
import { keepReadingPlace } from './place/kept-place.ts';
import { type ReadingPlace, readingPlace, returnTo } from './place/reading-place.ts';

type Place = { readonly path: string; readonly query: string };

let place: Place = { path: '/', query: '' };
const listeners = new Set<() => void>();
/** Where each path was scrolled to when it was left. APP-08. */
const scrolls = new Map<string, ReadingPlace>();

const settle = (next: Place): void => {
  place = next;
  for (const listener of listeners) listener();
};
const here = (): Place => ({ path: location.pathname, query: location.search });

export const layers = createLayers({
  pushGuard: () => history.pushState({ guard: true }, ''),
  back: () => history.back(),
  onGuard: () => (history.state as { guard?: boolean } | null)?.guard === true,
});

/** Sets the place before anything is rendered: the server from the request, the browser from its address. */
export const startNavigation = (url: string): void => {
  const [path = '/', query = ''] = url.split('?', 2);
  place = { path, query: query ? `?${query}` : '' };
};

/** Where a step back that the app took by itself ends: the address of the entry it comes to. */
let returning: { readonly to: string; readonly keepScroll: boolean } | null = null;

/** The guest is here by Back or Forward, not by a link: what was open may stand open again. */
let cameBack = false;
export const isBack = (): boolean => cameBack;

/** Where Back from the screen shown leads in place of the page before it; none: there. */
export const wayBack: { to?: string | null } = {};

const popped = (): void => {
  const next = here();
  const changed = next.path !== place.path;
  if (returning) {
    const { to, keepScroll } = returning;
    returning = null;
    cameBack = false;
    renameHere(to);
    const stood = keepScroll ? scrolls.get(here().path) : undefined;
    requestAnimationFrame(() => returnTo(stood));
    return;
  }
  if (changed) scrolls.set(place.path, readingPlace());
  if (layers.popped(next.path)) return;
  cameBack = true;
  const { to } = wayBack;
  if (changed && to) {
    go(to, { replace: to.startsWith(next.path) });
    return;
  }
  settle(next);
  if (changed) requestAnimationFrame(() => returnTo(scrolls.get(next.path)));
};

/** Follows the browser's Back and Forward. */
export const watchNavigation = (): (() => void) => {
  history.scrollRestoration = 'manual';
  layers.moved(location.pathname);
  keepReadingPlace(scrolls);
  addEventListener('popstate', popped);
  return () => removeEventListener('popstate', popped);
};

/**
 * Goes to an address of the app. The view starts at the top; `keepScroll` returns to where that path was left.
 * `replace` leaves no way back to the current one: where that is the page before it, it is gone back to, so that the same
 * page does not stand in the history twice and Back never seems to do nothing. APP-08.
 */
export const go = (to: string, options: { replace?: boolean; keepScroll?: boolean } = {}): void => {
  scrolls.set(place.path, readingPlace());
  const came = history.state as { from?: string } | null;
  if (options.replace && !layers.isGuarded() && came?.from === to.split('?', 1)[0]) {
    returning = { to, keepScroll: options.keepScroll === true };
    history.back();
    return;
  }
  cameBack = false;
  const replace = options.replace || layers.isGuarded();
  // What was opened from inside the app knows so: its back arrow may then use the browser's own Back.
  const state = options.replace
    ? layers.isGuarded()
      ? null
      : history.state
    : { inside: true, from: place.path };
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  const next = here();
  const changed = next.path !== place.path;
  layers.moved(next.path);
  settle(next);
  if (changed) {
    const stood = options.keepScroll ? scrolls.get(next.path) : undefined;
    requestAnimationFrame(() => returnTo(stood));
  }
};

/** Whether this view was opened from another one of the app. */
export const cameFromInside = (): boolean => (history.state as { inside?: boolean } | null)?.inside === true;

/** The back arrow of a screen: to where the guest came from, or to `fallback` when the page was opened right here. */
export const goBack = (fallback: string): void => {
  if (cameFromInside() && !layers.isGuarded()) history.back();
  else go(fallback, { replace: true, keepScroll: true });
};

/** Puts another address in the bar for the same view: nothing scrolls. */
export const renameHere = (to: string): void => {
  history.replaceState(history.state, '', to);
  layers.moved(location.pathname);
  settle(here());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): Place => place;
export const usePlace = (): Place => useSyncExternalStore(subscribe, current, current);
export const useQuery = (): URLSearchParams => new URLSearchParams(usePlace().query);

/** Lets the browser's Back close something while it is open. MENU-43. */
export const useBackCloses = (open: boolean, rank: keyof typeof LAYER_RANKS, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (open ? layers.open(rank, () => latest.current()) : undefined), [open, rank]);
};
