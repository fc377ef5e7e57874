export { NewerPage } from './NewerPage.tsx';
export { isVenuePage, type VenuePage } from './pages.ts';
export { SaveButton } from './SaveButton.tsx';
export { SettingsPages } from './SettingsPages.tsx';
export { settingsQuery } from './settings-query.ts';
export { usePageDraft } from './use-page-draft.ts';
export { useSavePage } from './use-save-page.ts';
