import type { MenuEditBody } from '@tableside/contract/http/menu-edit';
import { createContext, useContext } from 'react';
import type { MenuDraft } from './draft-query.ts';
import type { Outcome } from './use-edit-queue.ts';

export type DraftWork = {
  /** With the changes that are still on their way. */
  readonly draft: MenuDraft;
  readonly busy: boolean;
  /** Why changes are not saved; null: they are. */
  readonly stuck: unknown;
  readonly change: (edit: MenuEditBody, seen?: number) => Promise<Outcome>;
  readonly retry: () => void;
  readonly undo: () => void;
};

const Context = createContext<DraftWork | null>(null);
export const DraftContext = Context.Provider;

/** The draft on screen and what changes it. */
export const useDraft = (): DraftWork => {
  const work = useContext(Context);
  if (!work) throw new Error('useDraft needs a DraftProvider above it');
  return work;
};
