import { Refusal } from '@tableside/contract';
import type { DraftMenu } from '@tableside/domain/menu';
import {
  applyEdit,
  type EditProblem,
  type EntityKey,
  findItem,
  type MenuEdit,
  nextBasis,
} from '@tableside/domain/menu-edit';
import { breather } from '../../breathe.ts';
import type { Run } from '../../database/database.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { openDraft } from './draft.ts';
import type { Draft } from './draft-state.ts';
import { insertInverse, writeDraft } from './draft-store.ts';

/** Who changes a draft, and when. */
export type Editor = {
  readonly userId: string;
  readonly name: string;
  readonly at: Date;
  /** Of the browser, so that one person's phone and tablet are told of each other. */
  readonly sessionId?: string;
};

const editorOf = ({ sessionId, userId }: Editor): string => sessionId ?? userId;

export type Change = {
  readonly edit: MenuEdit;
  /** The revision that the change was made on; null: whatever there is, it is to be so now. */
  readonly seen: number | null;
  /** Whether it can be taken back; what takes back cannot. */
  readonly undoable: boolean;
};

/** Puts nothing in the place of what somebody wrote, so that nothing of theirs can be lost by it. */
const OVERWRITES_NOTHING: readonly string[] = ['category-move', 'item-move', 'items-move', 'items-hide'];

const entityIn = (document: DraftMenu, key: EntityKey): unknown => {
  const [kind = '', ...rest] = key.split(':');
  const id = rest.join(':');
  if (kind === 'item') return findItem(document, id)?.item ?? null;
  if (kind === 'tag') return document.tags.find(tag => tag.id === id) ?? null;
  const category = document.categories.find(each => each.id === id);
  if (!category) return null;
  const { items: _, ...head } = category;
  return head;
};

/** Refuses menu_draft_changed where somebody touched one of the things since: with who, when, and what it is now. */
export const refuseIfTouched = (
  draft: Draft,
  keys: readonly EntityKey[],
  wasTouched: (touch: Draft['touched'][string]) => boolean,
): void => {
  for (const key of [...keys, '*' as const]) {
    const touch = draft.touched[key];
    if (!touch || !wasTouched(touch)) continue;
    throw new Refusal('menu_draft_changed', {
      entity: key,
      changed_by: touch.by,
      changed_at: touch.at,
      revision: draft.revision,
      value: key === '*' ? null : entityIn(draft.document, key),
    });
  }
};

const refuseProblems = (problems: readonly EditProblem[]): never => {
  const entity = problems[0]?.entity ?? '*';
  const own = problems.filter(each => each.entity === entity);
  throw new Refusal('validation_failed', {
    entity,
    fields: Object.fromEntries(own.map(({ field, problem }) => [field, problem])),
  });
};

/** One change of an open draft. Refuses menu_draft_changed, validation_failed. */
export const changeDraft = async (
  run: Run,
  venueId: string,
  draft: Draft,
  { edit, seen, undoable }: Change,
  who: Editor,
): Promise<Draft> => {
  const breathe = breather();
  const applied = applyEdit(draft.document, edit, draft.mainLanguage);
  if (seen !== null && !OVERWRITES_NOTHING.includes(edit.kind)) {
    const keys = applied.ok ? applied.touched : applied.problems.map(({ entity }) => entity);
    refuseIfTouched(draft, keys, touch => touch.revision > seen && touch.editor !== editorOf(who));
  }
  if (!applied.ok) return refuseProblems(applied.problems);
  // A large menu takes its time to be changed, compared and written: guests are answered between.
  await breathe();
  const basis = nextBasis(draft.basis, draft.document, applied.document, draft.mainLanguage);
  const revision = draft.revision + 1;
  const touch = { revision, editor: editorOf(who), by: who.name, at: who.at.toISOString() };
  const next: Draft = {
    ...draft,
    revision,
    document: applied.document,
    basis,
    touched: { ...draft.touched, ...Object.fromEntries(applied.touched.map(key => [key, touch])) },
    editedBy: who.name,
    editedAt: who.at,
  };
  await breathe();
  await writeDraft(run, venueId, { ...next, editedBy: who.name, editedAt: who.at });
  if (undoable) {
    await insertInverse(run, venueId, { revision, userId: who.userId, inverse: applied.inverse, at: who.at });
  }
  await appendToOutbox(run, [
    {
      audience: `staff:${venueId}`,
      event: 'board-menu',
      data: { revision, changed_by: who.name, published: false },
    },
  ]);
  return next;
};

/**
 * Puts a whole menu in the place of the draft, in the caller's transaction, as one change that its maker can take back.
 * Nothing is published. Refuses validation_failed with `entity` and `fields`: ask `checkMenu` of the domain before, and
 * show people everything that is wrong at once.
 */
export const replaceDraft = async (
  run: Run,
  venueId: string,
  document: DraftMenu,
  who: Editor,
): Promise<{ readonly revision: number }> => {
  const draft = await openDraft(run, venueId);
  const change: Change = { edit: { kind: 'replace', document }, seen: null, undoable: true };
  const { revision } = await changeDraft(run, venueId, draft, change, who);
  return { revision };
};

/** The draft as it stands, for export or to merge into; begins one where there is none. */
export const readDraft = async (run: Run, venueId: string): Promise<Draft> => openDraft(run, venueId);
