import { isSame } from '@tableside/domain/menu-edit';

export type Stamped = { readonly revision: number; readonly changed_by: string | null };

type Page<S, D> = {
  /** The version that the draft was begun with. */
  readonly base: S;
  /** The newest that is known. */
  readonly saved: S;
  readonly draft: D;
  /** What was sent last and may have been saved, although no answer came. */
  readonly sent: D | null;
  readonly draftOf: (saved: S) => D;
  /** What is sent of a draft: by it two are the same. */
  readonly sentOf: (draft: D) => unknown;
};

/**
 * Whether something was chosen that is not saved, and how a newer version comes in: at once where nothing would be lost by
 * it, below what was chosen since where it is our own whose answer was lost, else beside it, for one of the two to be chosen.
 */
export const pageState = <S extends Stamped, D>({
  base,
  saved,
  draft,
  sent,
  draftOf,
  sentOf,
}: Page<S, D>) => {
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  if (saved.revision <= base.revision) return { changed, newer: null };
  const theirs = sentOf(draftOf(saved));
  if (!changed || isSame(sentOf(draft), theirs)) return { changed, newer: 'in' } as const;
  const own = sent !== null && isSame(sentOf(sent), theirs);
  return { changed, newer: own ? 'below' : 'beside' } as const;
};
