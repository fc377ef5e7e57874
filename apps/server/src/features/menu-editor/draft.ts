import { Refusal } from '@tableside/contract';
import type { MenuDocument } from '@tableside/domain/menu';
import { freeAsPublished } from '@tableside/domain/menu-edit';
import type { Run } from '../../database/database.ts';
import type { Draft } from './draft-state.ts';
import { followPublished, insertDraft, lockDraft, readPlace } from './draft-store.ts';

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
