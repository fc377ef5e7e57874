import { useState } from 'react';

type Stamped = { readonly revision: number; readonly changed_by: string | null };

/**
 * What somebody is choosing on a page of settings, over the version they began with. A newer version comes in by itself
 * while nothing is changed; otherwise `newer` says so, and one of the two is chosen: nothing typed is lost before.
 */
export const usePageDraft = <S extends Stamped, D>(saved: S, draftOf: (saved: S) => D) => {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const begin = (from: S): void => {
    setBase(from);
    setDraft(draftOf(from));
  };
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const isNewer = saved.revision > base.revision;
  if (isNewer && !changed) begin(saved);
  return {
    draft,
    setDraft,
    changed,
    revision: base.revision,
    newer: isNewer && changed ? { by: saved.changed_by } : null,
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
