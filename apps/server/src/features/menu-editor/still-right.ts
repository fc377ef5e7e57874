import { confirmed } from '@tableside/domain/menu-edit';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { openDraft } from './draft.ts';
import { changedSince, editedOf, editorOf } from './draft-calls.ts';
import { writeDraft } from './draft-store.ts';

/** Somebody read a stale translation beside the new main text and leaves it as it is. Refuses menu_draft_changed. */
export const confirmTranslation =
  (deps: Deps): Handler<'POST /console/{venue}/menu-draft/still-right'> =>
  ({ staff, body }) =>
    deps.database.transaction(async run => {
      const { venueId } = staff;
      const draft = await openDraft(run, venueId);
      const basis = confirmed(draft.basis, draft.document, body, draft.mainLanguage);
      if (!basis) throw changedSince(draft);
      const { name, at } = editorOf(deps, staff);
      const next = { ...draft, basis, revision: draft.revision + 1, editedBy: name, editedAt: at };
      await writeDraft(run, venueId, next);
      const data = { revision: next.revision, changed_by: name, published: false };
      await appendToOutbox(run, [{ audience: `staff:${venueId}`, event: 'board-menu', data }]);
      return editedOf(run, staff, next);
    });
