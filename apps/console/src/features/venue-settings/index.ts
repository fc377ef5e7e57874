export { NewerPage } from './NewerPage.tsx';
export { isVenuePage, type VenuePage } from './pages.ts';
export { SaveButton } from './SaveButton.tsx';
export { SettingsForm } from './SettingsForm.tsx';
export { SettingsPages } from './SettingsPages.tsx';
export { settingsQuery } from './settings-query.ts';
export { TextsByLanguage } from './TextsByLanguage.tsx';
export { usePageDraft } from './use-page-draft.ts';
export { fieldsOf, useSavePage, type WrongFields } from './use-save-page.ts';
