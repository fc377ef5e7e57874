import { feature } from '../../feature.ts';
import { createDraftPreview, menuEditorHandlers } from './index.ts';

export const menuEditor = feature({
  name: 'menu-editor',
  make: deps => ({
    part: { draftPreview: createDraftPreview(deps, deps.staff.guard) },
    handlers: menuEditorHandlers(deps),
  }),
});
