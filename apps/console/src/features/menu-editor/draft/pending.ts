import type { MenuEditBody } from '@tableside/contract/http/shared/menu-edit';
import { applyEdit, nextBasis } from '@tableside/domain/menu-edit';
import type { MenuDraft } from './draft-query.ts';

/** What is done to the draft, in the order in which it is done: a change, or taking the last one back. */
export type Step = MenuEditBody | { readonly kind: 'undo' };

/** A step that was made on screen and is not answered yet. */
export type Pending = {
  /** Also the idempotency key: sent again, it is the same step. */
  readonly id: string;
  readonly edit: Step;
  readonly seen: number;
};

/** A change that holds what somebody typed: over a colleague's it is not dropped before they decide. */
export type Typed = Extract<MenuEditBody, { readonly kind: 'item-set' | 'category-set' | 'tag-set' }>;
export const isTyped = (edit: Step): edit is Typed =>
  edit.kind === 'item-set' || edit.kind === 'category-set' || edit.kind === 'tag-set';

/** What was typed and not taken, since somebody else was quicker: who, over which revision it would be, and whether the thing is gone. */
export type Left = {
  readonly id: string;
  readonly edit: Typed;
  readonly seen: number;
  readonly refused: { readonly by: string; readonly revision: number; readonly gone: boolean };
};

/**
 * The draft with changes on it that the server has not answered yet; what cannot be made on it is passed over. What is
 * taken back is known once the server answers.
 */
export const withPending = (draft: MenuDraft, pending: readonly Pending[]): MenuDraft => {
  let { document, basis } = draft;
  for (const { edit } of pending) {
    if (edit.kind === 'undo') continue;
    const applied = applyEdit(document, edit, draft.main_language);
    if (!applied.ok) continue;
    basis = nextBasis(basis, document, applied.document, draft.main_language);
    document = applied.document;
  }
  return document === draft.document ? draft : { ...draft, document, basis };
};
