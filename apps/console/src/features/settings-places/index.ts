export { findPlaces, type Worded } from './find.ts';
export { pathOf, placeAt, type SettingsPage, settingsPageAt } from './places.ts';
export { revealing } from './reveal.ts';
export { SettingsFrame } from './SettingsFrame.tsx';
export { SettingsHome } from './SettingsHome.tsx';
export { useWordedPlaces } from './use-worded.ts';
