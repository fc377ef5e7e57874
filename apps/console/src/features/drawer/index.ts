export { DrawerChoice } from './DrawerChoice.tsx';
export { DrawerNews } from './DrawerNews.tsx';
export { OpenDrawer } from './OpenDrawer.tsx';
export { type Drawer, useDrawer } from './use-drawer.ts';
