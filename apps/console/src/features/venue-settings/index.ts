export { isWide, pageOf } from './pages.ts';
export { SettingsPages } from './SettingsPages.tsx';
export { SettingsTabs } from './SettingsTabs.tsx';
