export type { SettingsPage } from './pages.ts';
export { saveOver, stampOf, stampView } from './save-over.ts';
export { readStamps } from './stamp-store.ts';
