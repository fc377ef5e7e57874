import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { uploadPicture } from '../pictures/index.ts';
import { discardDraft, editDraft, showChanges, showDraft, undoEdit } from './draft-calls.ts';
import { publishDraft, showPriceHistory } from './publish-draft.ts';
import { confirmTranslation } from './still-right.ts';

export { editorOf, refuseIfNewer } from './draft-calls.ts';
export { forgetBasis } from './draft-store.ts';
export { type Editor, readDraft, replaceDraft } from './edit-draft.ts';
export { createDraftPreview } from './preview-draft.ts';

type Keys =
  | `GET /console/{venue}/menu-draft${'' | '/changes'}`
  | `POST /console/{venue}/menu-draft/${'edit' | 'undo' | 'still-right' | 'discard' | 'publish'}`
  | 'POST /console/{venue}/pictures'
  | 'GET /console/{venue}/price-history';

/** The draft of a venue's menu: changed by many, taken back, published. ADR 0024. */
export const menuEditorHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/menu-draft': showDraft(deps),
  'GET /console/{venue}/menu-draft/changes': showChanges(deps),
  'POST /console/{venue}/menu-draft/edit': editDraft(deps),
  'POST /console/{venue}/menu-draft/undo': undoEdit(deps),
  'POST /console/{venue}/menu-draft/still-right': confirmTranslation(deps),
  'POST /console/{venue}/menu-draft/discard': discardDraft(deps),
  'POST /console/{venue}/menu-draft/publish': publishDraft(deps),
  'POST /console/{venue}/pictures': uploadPicture(deps, ({ venueId }) => venueId),
  'GET /console/{venue}/price-history': showPriceHistory(deps),
});
