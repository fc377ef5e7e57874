export { changeDraft, clearDraft, type Draft, EMPTY_DRAFT, useDraft } from './draft.ts';
