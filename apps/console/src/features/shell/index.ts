export { AttentionBanner } from './AttentionBanner.tsx';
export { Header } from './Header.tsx';
export { Navigation } from './Navigation.tsx';
export { OfflineBanner } from './OfflineBanner.tsx';
export { usePageTitle } from './use-page-title.ts';
export { useWakeLock } from './use-wake-lock.ts';
