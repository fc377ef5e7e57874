import type { MenuEditBody } from '@tableside/contract/http/shared/menu-edit';
import type { Translated } from '@tableside/domain/menu';
import { type EditProblem, isSame } from '@tableside/domain/menu-edit';
import { useEffect, useRef, useState } from 'react';
import { useDraft, useSavingHand } from '../draft/draft-context.ts';
import { nameIn } from '../words.ts';
import type { Problems } from './form-problems.ts';

/** Somebody else's version, against the one that is being typed. Null as value: it is gone. */
export type Theirs<T> = { readonly by: string; readonly revision: number; readonly value: T | null };

type Kind<T> = {
  /** What is wrong with what was typed over `saved`. */
  readonly check: (value: T, main: string, saved: T) => readonly EditProblem[];
  readonly edit: (value: T) => MenuEditBody;
};

/** One and the same, so that fields without a problem are not drawn anew. */
const NONE: Problems = {};

/**
 * A form over one dish or category: what is typed is sent when a field is left, and nothing typed is ever overwritten.
 * What somebody else changed meanwhile comes in by itself where nothing is typed; else both versions are offered.
 */
export const useEntityForm = <T extends { readonly id: string; readonly name: Translated }>(
  saved: T,
  { check, edit }: Kind<T>,
) => {
  const { draft, change } = useDraft();
  const { refuse, lost } = useSavingHand();
  const [typed, setTyped] = useState(saved);
  const [base, setBase] = useState({ value: saved, revision: draft.revision });
  const [problems, setProblems] = useState<Problems>(NONE);
  const [theirs, setTheirs] = useState<Theirs<T> | null>(null);
  if (!isSame(saved, base.value) && isSame(typed, base.value)) {
    setTyped(saved);
    setBase({ value: saved, revision: draft.revision });
  }

  const field = `form ${saved.id}`;
  const told = (found: Problems): void => {
    setProblems(found);
    refuse(field, found !== NONE && open.current);
  };

  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      refuse(field, false);
    };
  }, [refuse, field]);
  /** What is on its way: it may not stand in the draft yet. */
  const sent = useRef<T | null>(null);

  const commit = async (value: T, seen = base.revision): Promise<void> => {
    // What is on its way is saved as far as the form is concerned: leaving a field again sends nothing twice.
    if (isSame(value, sent.current ?? saved)) return told(NONE);
    const found = check(value, draft.main_language, saved);
    told(found.length === 0 ? NONE : Object.fromEntries(found.map(({ field, problem }) => [field, problem])));
    const [first] = found;
    if (first) {
      // What is wrong can be read in a form that is there; with one that is closed it would go unseen.
      if (!open.current) lost(nameIn(saved.name, draft.main_language), first.problem);
      return;
    }
    sent.current = value;
    const outcome = await change(edit(value), { seen, isOpen: () => open.current });
    if (sent.current === value) sent.current = null;
    if (outcome.kind === 'saved') setBase(before => ({ ...before, value }));
    if (outcome.kind === 'wrong') told(outcome.fields);
    if (outcome.kind === 'changed') {
      const value = outcome.value as T | null;
      setTheirs({ by: outcome.by, revision: outcome.revision, value });
      if (value !== null) setBase({ value, revision: seen });
    }
  };
  return {
    typed,
    problems,
    theirs,
    /** What is typed; sent when the field is left. */
    type: setTyped,
    leave: () => void commit(typed),
    /** What is chosen is sent at once. */
    set: (value: T) => {
      setTyped(value);
      void commit(value);
    },
    takeTheirs: () => {
      if (theirs?.value != null) {
        setTyped(theirs.value);
        setBase({ value: theirs.value, revision: theirs.revision });
      }
      setTheirs(null);
    },
    keepMine: () => {
      const revision = theirs?.revision ?? base.revision;
      setTheirs(null);
      setBase(before => ({ ...before, revision }));
      void commit(typed, revision);
    },
  };
};
