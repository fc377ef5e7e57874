import { isSame } from '@tableside/domain/menu-edit';
import { useState } from 'react';
import { pageState, type Stamped } from './page-state.ts';

/**
 * What somebody is choosing on a page of settings, over the version they began with. A newer version comes in by itself
 * while nothing is changed, or where it is what they sent; otherwise `newer` says so, and one of the two is chosen:
 * nothing typed is lost before. `sentOf` is what is sent of a draft, where that differs from it.
 */
export const usePageDraft = <S extends Stamped, D>(
  saved: S,
  draftOf: (saved: S) => D,
  sentOf: (draft: D) => unknown = draft => draft,
) => {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [sent, setSent] = useState<{ readonly draft: D } | null>(null);
  const begin = (from: S): void => {
    setBase(from);
    setDraft(draftOf(from));
    setSent(null);
  };
  const { changed, newer } = pageState({ base, saved, draft, sent: sent?.draft ?? null, draftOf, sentOf });
  if (newer === 'in') begin(saved);
  if (newer === 'below') setBase(saved);
  return {
    draft,
    setDraft,
    changed,
    revision: base.revision,
    newer: newer === 'beside' ? { by: saved.changed_by } : null,
    /** What is on its way: where its answer is lost, it is known again. */
    sending: () => setSent({ draft }),
    /** Whether a version is what is chosen here. */
    isChosen: (from: S): boolean => isSame(sentOf(draft), sentOf(draftOf(from))),
    /** The saved version in the place of what was chosen. */
    begin,
    takeTheirs: () => begin(saved),
    keepMine: () => setBase(saved),
  };
};
export type PageDraft = Pick<
  ReturnType<typeof usePageDraft<Stamped, unknown>>,
  'newer' | 'takeTheirs' | 'keepMine'
>;
