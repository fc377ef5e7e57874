import { type ComponentType, useEffect, useState } from 'react';
import { Menu } from '../screens/Menu/Menu.tsx';
import { loadMoreTexts } from '../texts/texts.ts';
import type { RouteName } from './routes.ts';

/** What a screen is given: the parameters of its path. */
export type ScreenProps = { readonly params: Readonly<Record<string, string>> };
export type Screen = ComponentType<ScreenProps>;

/** Screens of the first view, which a scan leads to unless the venue has a welcome. */
const FIRST: Readonly<Record<string, Screen>> = { Menu };

/** Every other screen is its own file to fetch: `screens/<Screen>/index.tsx` with a default export. */
const modules = import.meta.glob<{ default: Screen }>('../screens/*/index.tsx');
const loaded = new Map<string, Screen>();

/** What only kiosks show is one file: each more would weigh on the first view of everybody. */
const addressOf = (name: RouteName): string =>
  `../screens/${/Kiosk|InPerson/.test(name) ? 'Kiosk' : name}/index.tsx`;

/** Whether there is a screen for the route yet. */
export const hasScreen = (name: RouteName): boolean => name in FIRST || addressOf(name) in modules;

/** Fetches a screen whose texts are there; null where there is none. */
export const fetchScreen = async (name: RouteName): Promise<Screen | null> => {
  const module = await modules[addressOf(name)]?.();
  if (module) loaded.set(name, module.default);
  return module?.default ?? null;
};

/** Fetches a screen and its texts before they are needed. */
export const loadScreen = async (name: RouteName): Promise<Screen | null> => {
  const known = FIRST[name] ?? loaded.get(name);
  const load = modules[addressOf(name)];
  if (known || !load) return known ?? null;
  const [screen] = await Promise.all([fetchScreen(name), loadMoreTexts()]);
  return screen;
};

/** The screen of a route: undefined while it is being fetched, null when it failed or there is none. */
export const useScreen = (name: RouteName): Screen | null | undefined => {
  const known = FIRST[name] ?? loaded.get(name);
  const [arrived, setArrived] = useState<{ name: RouteName; screen: Screen | null }>();
  useEffect(() => {
    if (known) return;
    let wanted = true;
    const show = (screen: Screen | null) => wanted && setArrived({ name, screen });
    loadScreen(name).then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [name, known]);
  return known ?? (arrived?.name === name ? arrived.screen : undefined);
};
