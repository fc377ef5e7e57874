import type { MenuEditBody } from '@tableside/contract/http/shared/menu-edit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { MenuDraft } from './draft-query.ts';
import type { Outcome } from './outcome.ts';
import type { Saving, SavingStore } from './saving-store.ts';

/** A form that a change comes from: what it was made over, and whether it is still there to say what came of it. */
export type FromForm = { readonly seen: number; readonly isOpen: () => boolean };

export type DraftWork = {
  /** With the changes that are still on their way. */
  readonly draft: MenuDraft;
  readonly change: (edit: MenuEditBody, form?: FromForm) => Promise<Outcome>;
};

/** How saving it goes, told at once, before the draft shows what is saved. */
export type DraftSaving = {
  readonly saving: SavingStore;
  readonly retry: () => void;
  readonly undo: () => Promise<void>;
  readonly typing: (is: boolean) => void;
  /** Whether what is typed in a field or form was not taken, and is not saved. */
  readonly refuse: (field: string, is: boolean) => void;
  /** What was typed and not taken is gone with its form: says so. */
  readonly lost: (name: string, problem: string) => void;
};

/** What never changes while a draft is on screen: rows of a long list that use nothing else are not drawn anew with each edit. */
export type DraftHand = Pick<DraftWork, 'change'> & { readonly main: string };

const Context = createContext<DraftWork | null>(null);
const HandContext = createContext<DraftHand | null>(null);
const SavingContext = createContext<DraftSaving | null>(null);
export const DraftContext = Context.Provider;
export const DraftHandContext = HandContext.Provider;
export const DraftSavingContext = SavingContext.Provider;

/** The draft on screen and what changes it. */
export const useDraft = (): DraftWork => {
  const work = useContext(Context);
  if (!work) throw new Error('useDraft needs a DraftProvider above it');
  return work;
};

/** How the draft is changed, for what shows none of it but what it is given. */
export const useDraftHand = (): DraftHand => {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('useDraftHand needs a DraftProvider above it');
  return hand;
};

const useSavingWork = (): DraftSaving => {
  const work = useContext(SavingContext);
  if (!work) throw new Error('how the draft is saved needs a DraftProvider above it');
  return work;
};

/** What can be done about saving. */
export const useSavingHand = (): Omit<DraftSaving, 'saving'> => useSavingWork();

/** One thing about how saving goes: who asks is drawn anew when that changes, not with all else. */
export const useSaving = <T>(ask: (saving: Saving) => T): T => {
  const { saving } = useSavingWork();
  return useSyncExternalStore(saving.subscribe, () => ask(saving.get()));
};
