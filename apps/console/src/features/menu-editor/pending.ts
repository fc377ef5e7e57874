import type { MenuEditBody } from '@tableside/contract/http/menu-edit';
import { applyEdit, nextBasis } from '@tableside/domain/menu-edit';
import type { MenuDraft } from './draft-query.ts';

/** A change that was made on screen and is not answered yet. */
export type Pending = {
  /** Also the idempotency key: sent again, it is the same change. */
  readonly id: string;
  readonly edit: MenuEditBody;
  readonly seen: number;
};

/** The draft with changes on it that the server has not answered yet; what cannot be made on it is passed over. */
export const withPending = (draft: MenuDraft, pending: readonly Pending[]): MenuDraft => {
  let { document, basis } = draft;
  for (const { edit } of pending) {
    const applied = applyEdit(document, edit, draft.main_language);
    if (!applied.ok) continue;
    basis = nextBasis(basis, document, applied.document, draft.main_language);
    document = applied.document;
  }
  return document === draft.document ? draft : { ...draft, document, basis };
};

const keyOf = (venueId: string): string => `tableside-menu-${venueId}`;

/** What a tab that was closed had not sent yet. */
export const keptPending = (venueId: string): readonly Pending[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(venueId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

export const keepPending = (venueId: string, pending: readonly Pending[]): void => {
  try {
    if (pending.length === 0) localStorage.removeItem(keyOf(venueId));
    else localStorage.setItem(keyOf(venueId), JSON.stringify(pending));
  } catch {
    // A browser that keeps nothing still has them on the page.
  }
};
