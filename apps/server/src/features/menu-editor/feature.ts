import { feature } from '../../feature.ts';
import { createDraftPreview, menuEditorHandlers } from './index.ts';

export const menuEditor = feature({
  name: 'menu-editor',
  offers: deps => ({ draftPreview: createDraftPreview(deps, deps.staff.guard) }),
  make: deps => ({ handlers: menuEditorHandlers(deps) }),
});
