import { isApiFailure } from '../../../api/call.ts';

/** Somebody else was quicker: who, and what it is now (null: gone). */
export type Changed = {
  readonly kind: 'changed';
  readonly by: string;
  readonly revision: number;
  readonly value: unknown;
};

/** What became of a step. */
export type Outcome =
  | { readonly kind: 'saved' }
  /** `any`: whether there was something to take back. */
  | { readonly kind: 'undone'; readonly any: boolean }
  | Changed
  | { readonly kind: 'wrong'; readonly fields: Readonly<Record<string, string>> }
  /** An earlier tab sent it, and the server is still at it. */
  | { readonly kind: 'under-way' }
  | { readonly kind: 'failed'; readonly error: unknown };

export const outcomeOf = (error: unknown): Outcome => {
  if (isApiFailure(error) && error.code === 'menu_draft_changed') {
    const { changed_by: by, revision, value } = error.details;
    return { kind: 'changed', by: String(by ?? ''), revision: Number(revision), value: value ?? null };
  }
  if (isApiFailure(error) && error.code === 'validation_failed') {
    return { kind: 'wrong', fields: (error.details.fields ?? {}) as Record<string, string> };
  }
  if (isApiFailure(error) && error.code === 'idempotency_in_progress') return { kind: 'under-way' };
  return { kind: 'failed', error };
};
