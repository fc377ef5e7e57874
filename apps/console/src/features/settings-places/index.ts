export { placeAt, type SettingsPage, settingsPageAt } from './places.ts';
export { SettingsFrame } from './SettingsFrame.tsx';
export { SettingsHome } from './SettingsHome.tsx';
