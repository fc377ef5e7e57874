import type { MenuDocument } from '@tableside/domain/menu';
import { backBy, type IngredientUses, soldOutBy } from '@tableside/domain/stock';
import type { VenueSettings } from '@tableside/domain/venue';
import { breather } from '../../breathe.ts';
import type { Database, Run } from '../../database/database.ts';
import type { Live, PackedSnapshot } from './menu.ts';

/** What a snapshot is made from. */
export type PublishState = {
  readonly version: number;
  readonly documentId: string | null;
  readonly settings: VenueSettings;
};

export type Published = { readonly version: number; readonly documentId: string | null };

/** Which menu is out; null when there is no such venue. */
export const readPublished = async (run: Run, venueId: string): Promise<Published | null> => {
  const [row] = await run<Published>(
    'menu-published',
    `select menu_version as version, menu_document_id as "documentId" from venue where id = $1`,
    [venueId],
  );
  return row ?? null;
};

export const readPublishState = async (
  database: Pick<Database, 'run'>,
  venueId: string,
): Promise<PublishState | null> => {
  const [row] = await database.run<PublishState>(
    'menu-publish-state',
    `select menu_version as version, menu_document_id as "documentId", settings from venue where id = $1`,
    [venueId],
  );
  return row ?? null;
};

export const readDocument = async (run: Run, documentId: string): Promise<MenuDocument | null> => {
  const [row] = await run<{ document: MenuDocument }>(
    'menu-document',
    'select document from menu_document where id = $1',
    [documentId],
  );
  return row?.document ?? null;
};

export const insertDocument = async (
  database: Database,
  venueId: string,
  document: MenuDocument,
): Promise<string> => {
  const breathe = breather();
  const json = JSON.stringify(document);
  await breathe();
  const [row] = await database.run<{ id: string }>(
    'menu-document-insert',
    'insert into menu_document (venue_id, document) values ($1, $2) returning id',
    [venueId, json],
  );
  return row?.id ?? '';
};

/** What cannot be had, and until when, by `kind:id`, and what guests' orders made popular, by id. */
export const readLive = async (run: Run, venueId: string): Promise<Live> => {
  const [row] = await run<{
    counted: Record<string, number> | null;
    back: Record<string, string>;
    popular: string[];
    uses: IngredientUses | null;
  }>(
    'menu-live',
    `select
       (select jsonb_object_agg(kind || ':' || sellable_id, remaining) from stock
         where venue_id = $1 and (remaining = 0 or kind = 'ingredient')) as counted,
       (select jsonb_object_agg(u.part, u.takes) from (
          select kind || ':' || sellable_id as part, jsonb_object_agg(ingredient_id::text, count) as takes
          from ingredient_use where venue_id = $1 group by 1) u) as uses,
       (select coalesce(jsonb_object_agg(kind || ':' || sellable_id, back_at), '{}') from stock
         where venue_id = $1 and remaining = 0 and back_at is not null) as back,
       array(select d ->> 'id' from popular_dishes p, jsonb_array_elements(p.dishes) d where p.venue_id = $1) as popular`,
    [venueId],
  );
  const counted = new Map(Object.entries(row?.counted ?? {}));
  const times = new Map(Object.entries(row?.back ?? {}).map(([what, at]) => [what, Date.parse(at)]));
  const uses = row?.uses ?? {};
  const left = (what: string) => counted.get(what);
  return {
    soldOut: soldOutBy(uses, left),
    back: backBy(uses, left, what => times.get(what)),
    popular: new Set(row?.popular),
  };
};

/** The newest snapshot of a venue in a language, whatever version a caller saw. */
export const readSnapshot = async (
  run: Run,
  venueId: string,
  language: string,
): Promise<PackedSnapshot | null> => {
  const [row] = await run<PackedSnapshot>(
    'menu-snapshot',
    `select s.version, s.language, s.etag, s.brotli, s.gzip
     from venue v join menu_snapshot s on s.venue_id = v.id and s.version = v.menu_version
     where v.id = $1 and s.language = $2`,
    [venueId, language],
  );
  return row ?? null;
};

/** ETags of one version by language. */
export const readEtags = async (
  run: Run,
  venueId: string,
  version: number,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await run<{ language: string; etag: string }>(
    'menu-etags',
    'select language, etag from menu_snapshot where venue_id = $1 and version = $2',
    [venueId, version],
  );
  return new Map(rows.map(row => [row.language, row.etag]));
};

/** Notes that a version was found to be still right at `at` (epoch ms). */
export const touchSnapshots = async (
  run: Run,
  venueId: string,
  version: number,
  at: number,
): Promise<void> => {
  await run(
    'menu-snapshot-touch',
    'update menu_snapshot set created_at = $3 where venue_id = $1 and version = $2',
    [venueId, version, new Date(at)],
  );
};

/** How many versions before the one that is out stay, for readers that are just fetching them. */
const KEPT_VERSIONS = 2;

/**
 * Puts a version out, if nobody published another meanwhile; false then. Old versions and documents go.
 * `at` is the moment (epoch ms) for which hours and stock were worked out.
 */
export const writeVersion = async (
  run: Run,
  venueId: string,
  previous: number,
  documentId: string,
  snapshots: readonly PackedSnapshot[],
  at: number,
): Promise<boolean> => {
  const version = previous + 1;
  const moved = await run(
    'menu-version-raise',
    `update venue set menu_version = $3, menu_document_id = $4 where id = $1 and menu_version = $2 returning 1`,
    [venueId, previous, version, documentId],
  );
  if (moved.length === 0) return false;
  for (const { language, etag, brotli, gzip } of snapshots) {
    await run(
      'menu-snapshot-insert',
      `insert into menu_snapshot (venue_id, language, version, etag, brotli, gzip, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [venueId, language, version, etag, brotli, gzip, new Date(at)],
    );
  }
  await run('menu-snapshot-prune', 'delete from menu_snapshot where venue_id = $1 and version < $2', [
    venueId,
    version - KEPT_VERSIONS,
  ]);
  return true;
};
