import { Refusal } from '@tableside/contract';
import type { DraftMenu, MenuDocument } from '@tableside/domain/menu';
import { type Basis, freeAsPublished } from '@tableside/domain/menu-edit';
import type { Run } from '../../database/database.ts';
import { followPublished, insertDraft, lockDraft, readPlace } from './draft-store.ts';

/** Who changed something last, and in which revision of the draft. */
export type Touch = {
  readonly revision: number;
  /** A browser that somebody is signed in on, or a person: whoever wrote it knows of it. */
  readonly editor: string;
  readonly by: string;
  readonly at: string;
};

/** A venue's menu as it is being written. */
export type Draft = {
  readonly revision: number;
  readonly document: DraftMenu;
  readonly basis: Basis;
  /** By entity key. What nobody touched since the draft began is not in it. */
  readonly touched: Readonly<Record<string, Touch>>;
  readonly mainLanguage: string;
  readonly languages: readonly string[];
  readonly editedBy: string | null;
  readonly editedAt: Date | null;
  /** What guests see; null: nothing was ever published. */
  readonly published: MenuDocument | null;
  readonly publishedId: string | null;
};

const EMPTY: MenuDocument = { tags: [], categories: [] };

/**
 * The draft, locked until the transaction ends. It begins as what is published, and follows what is published past it
 * (a restored backup, the demo) for as long as nobody changed it. What is published is read behind the lock: who publishes
 * holds it, and read before it would be the menu of before.
 */
export const openDraft = async (run: Run, venueId: string): Promise<Draft> => {
  let row = await lockDraft(run, venueId);
  const place = await readPlace(run, venueId);
  if (!place) throw new Refusal('not_found');
  const { mainLanguage, documentId, document: published } = place;
  const languages = place.languages.filter(language => language !== mainLanguage);
  if (!row) {
    await insertDraft(run, venueId, published ?? EMPTY, documentId);
    row = await lockDraft(run, venueId);
  } else if (row.isClean && documentId !== null && published && row.baseDocumentId !== documentId) {
    await followPublished(run, venueId, published, documentId);
    row = await lockDraft(run, venueId);
  }
  if (!row) throw new Refusal('unavailable');
  const document = freeAsPublished(row.document, published);
  return { ...row, document, mainLanguage, languages, published, publishedId: documentId };
};
