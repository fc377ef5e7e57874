import type { MenuEditBody } from '@tableside/contract/http/menu-edit';
import { createContext, useContext } from 'react';
import type { MenuDraft } from './draft-query.ts';
import type { Outcome } from './use-edit-queue.ts';

export type DraftWork = {
  /** With the changes that are still on their way. */
  readonly draft: MenuDraft;
  readonly change: (edit: MenuEditBody, seen?: number) => Promise<Outcome>;
};

/** How saving it goes, told at once, before the draft shows what is saved. */
export type DraftSaving = {
  readonly busy: boolean;
  /** Why changes are not saved; null: they are. */
  readonly stuck: unknown;
  readonly retry: () => void;
  readonly undo: () => void;
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

export const useDraftSaving = (): DraftSaving => {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('useDraftSaving needs a DraftProvider above it');
  return saving;
};
