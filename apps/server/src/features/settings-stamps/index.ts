export type { SettingsPage } from './pages.ts';
export { saveIfUnchanged, stampOf, stampView } from './save-over.ts';
export { readStamps } from './stamp-store.ts';
