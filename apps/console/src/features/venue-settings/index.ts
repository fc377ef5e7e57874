export { pageOf } from './pages.ts';
export { SettingsTabs } from './SettingsTabs.tsx';
export { SwitchesForm } from './SwitchesForm.tsx';
export { settingsQuery } from './settings-query.ts';
