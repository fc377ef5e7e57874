import type { CallAnswer } from '@tableside/contract/client';
import { currentLanguage } from '../texts/texts.ts';
import { api } from './api.ts';
import { type Entry, loadEntry, readEntry, useEntry } from './cache.ts';
import { keys } from './keys.ts';

export type Menu = CallAnswer<'GET /get-menu-categories/{session}'>;
export type Category = Menu['categories'][number];
export type MenuItem = Category['items'][number];

/** The browser's own cache answers with the ETag, so an unchanged menu costs one small 304. */
const fetchMenu = (token: string, language: string) => () =>
  api('GET /get-menu-categories/{session}', { session: token, query: { language } });

/** The published menu in the session's language. MENU-03, API-04. */
export const useMenu = (token: string): Entry<Menu> =>
  useEntry(keys.menu(token), () => fetchMenu(token, currentLanguage())());
export const refetchMenu = (token: string, language = currentLanguage()): Promise<Menu> =>
  loadEntry(keys.menu(token), fetchMenu(token, language), language);

/** What an event about a new version calls for: nothing when it is already here. */
export const menuIsOlder = (token: string, version: number): boolean =>
  (readEntry<Menu>(keys.menu(token)).data?.version ?? version) < version;
