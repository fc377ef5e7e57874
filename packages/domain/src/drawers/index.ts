export {
  comesIn,
  DRAWER_MOVES,
  type DrawerMove,
  type DrawerSums,
  drawerExpects,
  holds,
  isOfJournal,
  mayCountDrawer,
} from './drawers.ts';
