export { BottomNavigation } from './BottomNavigation.tsx';
export { SideRail } from './SideRail.tsx';
export { TopBar } from './TopBar.tsx';
export { usePageTitle } from './use-page-title.ts';
export { useWakeLock } from './use-wake-lock.ts';
