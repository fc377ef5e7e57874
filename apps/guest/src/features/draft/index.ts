export { changeDraft, clearDraft, type Draft, EMPTY_DRAFT, readDraft, useDraft } from './draft.ts';
