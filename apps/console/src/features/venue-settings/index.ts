export { isVenuePage, type VenuePage } from './pages.ts';
export { SettingsPages } from './SettingsPages.tsx';
