import { Refusal } from '@tableside/contract';
import type { Category, MenuDocument, MenuItem } from '@tableside/domain/menu';
import type { Database } from '../../database/database.ts';
import { createLru } from '../../memory/lru.ts';
import { unpacked } from './make-snapshots.ts';
import type { MenuIndex, MenuReader, MenuSnapshot } from './menu.ts';
import { readDocument, readPublished, readSnapshot } from './store.ts';

/** Dishes of all documents held in memory together, and bytes of all snapshots. */
const MAX_ITEMS = 60_000;
const MAX_SNAPSHOT_BYTES = 96 * 1024 * 1024;

const indexOf = (documentId: string, document: MenuDocument): MenuIndex => {
  const itemById = new Map<string, MenuItem>();
  const categoryOf = new Map<string, Category>();
  for (const category of document.categories) {
    for (const item of category.items) {
      itemById.set(item.id, item);
      categoryOf.set(item.id, category);
    }
  }
  return { documentId, document, itemById, categoryOf };
};

const bytesOf = ({ body, brotli, gzip }: MenuSnapshot): number => body.length + brotli.length + gzip.length;

const keyOf = (venueId: string, language: string): string => `${venueId}/${language}`;

/** Concurrent readers of what is not in memory yet share one query. */
const createShared = <V>(): ((key: string, load: () => Promise<V>) => Promise<V>) => {
  const running = new Map<string, Promise<V>>();
  return (key, load) => {
    const known = running.get(key);
    if (known) return known;
    const started = load().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};

/** Reads menus by version, from memory wherever that version or a newer one is there. ADR 0003. */
export const createMenuReader = (database: Database): MenuReader => {
  type Held = { version: number; readonly index: MenuIndex };
  const documents = createLru<Held>(MAX_ITEMS, held => held.index.itemById.size + 1);
  const snapshots = createLru<MenuSnapshot>(MAX_SNAPSHOT_BYTES, bytesOf);
  const sharedDocument = createShared<Held>();
  const sharedSnapshot = createShared<MenuSnapshot>();

  const loadDocument = async (venueId: string): Promise<Held> => {
    const published = await readPublished(database.run, venueId);
    if (!published?.documentId) throw new Refusal('menu_not_published');
    const held = documents.get(venueId);
    if (held?.index.documentId === published.documentId) {
      held.version = published.version;
      return held;
    }
    const document = await readDocument(database.run, published.documentId);
    if (!document) throw new Refusal('menu_not_published');
    const loaded = { version: published.version, index: indexOf(published.documentId, document) };
    documents.set(venueId, loaded);
    return loaded;
  };

  return {
    document: async (venueId, version) => {
      const held = documents.get(venueId);
      if (held && held.version >= version) return held.index;
      return (await sharedDocument(venueId, () => loadDocument(venueId))).index;
    },
    snapshot: async (venueId, language, version) => {
      const key = keyOf(venueId, language);
      const held = snapshots.get(key);
      if (held && held.version >= version) return held;
      return sharedSnapshot(key, async () => {
        const stored = await readSnapshot(database.run, venueId, language);
        if (!stored) throw new Refusal('menu_not_published');
        const loaded = await unpacked(stored);
        snapshots.set(key, loaded);
        return loaded;
      });
    },
    renew: (venueId, { version, documentId, document, snapshots: made }) => {
      const held = documents.get(venueId);
      if (held && held.version < version) {
        const index = held.index.documentId === documentId ? held.index : indexOf(documentId, document);
        documents.set(venueId, { version, index });
      }
      for (const snapshot of made) {
        const key = keyOf(venueId, snapshot.language);
        const before = snapshots.get(key);
        if (before && before.version < version) snapshots.set(key, snapshot);
      }
    },
  };
};
