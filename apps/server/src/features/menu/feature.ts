import { feature } from '../../feature.ts';
import {
  createMenuPublisher,
  createMenuReader,
  type DraftPreview,
  type MenuPublisher,
  type MenuReader,
  menuHandlers,
} from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly menus: MenuReader;
    /** Call `republish` after a commit that changed what is in stock. */
    readonly menuPublisher: MenuPublisher;
    /** What a draft would look like to guests; menu-editor makes it. */
    readonly draftPreview: DraftPreview;
  }
}

export const menu = feature({
  name: 'menu',
  offers: ({ database, clock, sessions }) => {
    const menus = createMenuReader(database);
    return { menus, menuPublisher: createMenuPublisher(database, clock, menus, sessions.noticeChange) };
  },
  make: deps => ({ handlers: menuHandlers(deps, (...asked) => deps.draftPreview(...asked)) }),
});
