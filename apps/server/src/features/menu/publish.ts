import { Refusal } from '@tableside/contract';
import type { MenuDocument } from '@tableside/domain/menu';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../deps.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { compress, makeBodies } from './make-snapshots.ts';
import type { Alongside, MenuPublisher, MenuReader } from './menu.ts';
import {
  insertDocument,
  readDocument,
  readEtags,
  readLive,
  readPublishState,
  touchSnapshots,
  writeVersion,
} from './store.ts';

/** Another server publishing at the same moment makes us look again; more than a few times means something else is wrong. */
const MAX_ATTEMPTS = 8;

type Given = {
  readonly id: string;
  readonly document: MenuDocument;
  readonly alongside: Alongside | undefined;
};

/** Makes and shows menu versions. Nothing is locked while a version is worked out; a version that lost the race is redone. */
export const createMenuPublisher = (
  database: Database,
  clock: Clock,
  menus: MenuReader,
  /** Called after a version is out. */
  onPublished: () => void = () => undefined,
): MenuPublisher => {
  const attempt = async (venueId: string, given: Given | null): Promise<number | null> => {
    const state = await readPublishState(database, venueId);
    if (!state) throw new Refusal('not_found');
    const documentId = given?.id ?? state.documentId;
    if (documentId === null) throw new Refusal('menu_not_published');
    const document = given?.document ?? (await documentOf(venueId, documentId, state.version));
    const at = clock();
    const live = await readLive(database.run, venueId);
    if (documentId === state.documentId) {
      const same = await makeBodies(document, state.settings, live, state.version, at);
      const etags = await readEtags(database.run, venueId, state.version);
      if (same.length === etags.size && same.every(({ language, etag }) => etags.get(language) === etag)) {
        await touchSnapshots(database.run, venueId, state.version, at);
        return state.version;
      }
    }
    const version = state.version + 1;
    const snapshots = await compress(await makeBodies(document, state.settings, live, version, at));
    const written = await database.transaction(async run => {
      if (!(await writeVersion(run, venueId, state.version, documentId, snapshots, at))) return false;
      await appendToOutbox(run, [{ audience: `venue:${venueId}`, event: 'menu-updated', data: { version } }]);
      await given?.alongside?.(run, { version, documentId, formerId: state.documentId });
      return true;
    });
    if (!written) return null;
    menus.renew(venueId, { version, documentId, document, snapshots });
    onPublished();
    return version;
  };

  const documentOf = async (venueId: string, documentId: string, version: number): Promise<MenuDocument> => {
    const known = await menus.document(venueId, version);
    if (known.documentId === documentId) return known.document;
    const read = await readDocument(database.run, documentId);
    if (!read) throw new Refusal('menu_not_published');
    return read;
  };

  const untilWritten = async (venueId: string, given: Given | null): Promise<number> => {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const version = await attempt(venueId, given);
      if (version !== null) return version;
    }
    throw new Refusal('unavailable');
  };

  return {
    publish: async (venueId, document, alongside) =>
      untilWritten(venueId, { id: await insertDocument(database, venueId, document), document, alongside }),
    republish: venueId => untilWritten(venueId, null),
  };
};
