import type { MenuDocument } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';
import { compress, makeBodies } from './make-snapshots.ts';
import { readDocument, readLive, readPublishState, writeVersion } from './store.ts';

/**
 * Puts a document out as a venue's next version, in the caller's transaction: for a venue that comes back with the
 * version before the one that it had. `at` is epoch ms.
 */
export const republishMenu = async (
  run: Run,
  venueId: string,
  documentId: string,
  at: number,
): Promise<void> => {
  const state = await readPublishState({ run }, venueId);
  const document: MenuDocument | null = await readDocument(run, documentId);
  if (!state || !document) throw new Error(`venue ${venueId} has no menu ${documentId}`);
  const version = state.version + 1;
  const live = await readLive(run, venueId);
  const snapshots = await compress(await makeBodies(document, state.settings, live, version, at));
  await writeVersion(run, venueId, state.version, documentId, snapshots, at);
};
