export { TextsByLanguage } from './about/TextsByLanguage.tsx';
export { isVenuePage, type VenuePage } from './pages.ts';
export { SaveButton } from './SaveButton.tsx';
export { SettingsForm } from './SettingsForm.tsx';
export { SettingsPages } from './SettingsPages.tsx';
export { settingsQuery } from './settings-query.ts';
export { fieldsOf, useSavePage, type WrongFields } from './use-save-page.ts';
