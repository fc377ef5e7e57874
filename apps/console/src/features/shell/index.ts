export { AttentionBanner } from './AttentionBanner.tsx';
export { BottomNavigation } from './BottomNavigation.tsx';
export { Header } from './Header.tsx';
export { OfflineBanner } from './OfflineBanner.tsx';
export { usePageTitle } from './use-page-title.ts';
export { useWakeLock } from './use-wake-lock.ts';
