import { Refusal } from '@tableside/contract';
import {
  changesBetween,
  type EntityKey,
  freedBetween,
  shownOf,
  unpricedIn,
} from '@tableside/domain/menu-edit';
import { breather } from '../../breathe.ts';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { openDraft } from './draft.ts';
import type { Draft } from './draft-state.ts';
import { deleteEdit, hasEdit, lastEdit } from './draft-store.ts';
import { changeDraft, type Editor, refuseIfTouched } from './edit-draft.ts';

const EMPTY = { tags: [], categories: [] };

/** What publishing a draft would change for guests. */
export const changesOf = ({ published, document }: Draft) =>
  changesBetween(published ?? EMPTY, shownOf(document));

/** How a draft stands after a change. */
export const editedOf = async (run: Run, { venueId, userId }: StaffContext, draft: Draft) => {
  const breathe = breather();
  const { length } = changesOf(draft);
  await breathe();
  return { revision: draft.revision, changes: length, can_undo: await hasEdit(run, venueId, userId) };
};

export const editorOf = (
  { clock }: Pick<Deps, 'clock'>,
  { userId, name, sessionId }: StaffContext,
): Editor => ({
  userId,
  sessionId,
  name,
  at: new Date(clock()),
});

export const showDraft =
  ({ database }: Deps): Handler<'GET /console/{venue}/menu-draft'> =>
  ({ staff }) =>
    database.transaction(async run => {
      const draft = await openDraft(run, staff.venueId);
      return {
        draft: {
          ...(await editedOf(run, staff, draft)),
          document: draft.document,
          basis: draft.basis,
          main_language: draft.mainLanguage,
          languages: [...draft.languages],
          edited_by: draft.editedBy,
          edited_at: draft.editedAt?.toISOString() ?? null,
        },
      };
    });

export const showChanges =
  ({ database }: Deps): Handler<'GET /console/{venue}/menu-draft/changes'> =>
  ({ staff }) =>
    database.transaction(async run => {
      const draft = await openDraft(run, staff.venueId);
      const changes = changesOf(draft).map(change => ({
        ...change,
        fields: [...change.fields],
        prices: [...change.prices],
      }));
      return {
        revision: draft.revision,
        published: draft.published !== null,
        changes,
        unpriced: unpricedIn(draft.document),
        freed: freedBetween(draft.published, shownOf(draft.document)),
      };
    });

export const editDraft =
  (deps: Deps): Handler<'POST /console/{venue}/menu-draft/edit'> =>
  ({ staff, body: { edit, seen } }) =>
    deps.database.transaction(async run => {
      const draft = await openDraft(run, staff.venueId);
      const change = { edit, seen, undoable: true };
      const next = await changeDraft(run, staff.venueId, draft, change, editorOf(deps, staff));
      return editedOf(run, staff, next);
    });

/** What somebody else wrote over an edit since is theirs to take back. */
export const undoEdit =
  (deps: Deps): Handler<'POST /console/{venue}/menu-draft/undo'> =>
  ({ staff }) =>
    deps.database.transaction(async run => {
      const { venueId, userId } = staff;
      const draft = await openDraft(run, venueId);
      const last = await lastEdit(run, venueId, userId);
      if (!last) return { ...(await editedOf(run, staff, draft)), undone: false };
      await deleteEdit(run, venueId, last.revision);
      const change = { edit: last.inverse, seen: null, undoable: false };
      const next = await changeDraft(run, venueId, draft, change, editorOf(deps, staff));
      const fresh = Object.keys(next.touched).filter(key => next.touched[key]?.revision === next.revision);
      refuseIfTouched(
        draft,
        fresh as EntityKey[],
        touch => touch.revision > last.revision && touch.editor !== staff.sessionId,
      );
      return { ...(await editedOf(run, staff, next)), undone: true };
    });

export const discardDraft =
  (deps: Deps): Handler<'POST /console/{venue}/menu-draft/discard'> =>
  ({ staff, body }) =>
    deps.database.transaction(async run => {
      const draft = await openDraft(run, staff.venueId);
      if (!draft.published) throw new Refusal('menu_not_published');
      refuseIfNewer(draft, body.revision);
      const edit = { kind: 'replace', document: draft.published } as const;
      const change = { edit, seen: null, undoable: true };
      const next = await changeDraft(run, staff.venueId, draft, change, editorOf(deps, staff));
      return editedOf(run, staff, next);
    });

/** The draft is not what somebody looked at. */
export const changedSince = (draft: Draft): Refusal =>
  new Refusal('menu_draft_changed', {
    entity: '*',
    changed_by: draft.editedBy,
    changed_at: draft.editedAt?.toISOString() ?? null,
    revision: draft.revision,
    value: null,
  });

/** Refuses menu_draft_changed when the draft is not the one that was looked at. */
export const refuseIfNewer = (draft: Draft, revision: number): void => {
  if (draft.revision !== revision) throw changedSince(draft);
};
