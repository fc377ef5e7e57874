import type { MenuDocument } from '@tableside/domain/menu';
import type { LegalDetails } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';

/** Who sells in law as it is stored; holds off other changes of the venue until the end. */
export const lockLegal = async (run: Run, venueId: string): Promise<LegalDetails | null> => {
  const [row] = await run<{ legal: LegalDetails | null }>(
    'venue-legal-lock',
    `select settings -> 'legal' as legal from venue where id = $1 for no key update`,
    [venueId],
  );
  return row?.legal ?? null;
};

export const writeLegal = async (run: Run, venueId: string, legal: LegalDetails): Promise<void> => {
  await run(
    'venue-legal-write',
    `update venue set settings = jsonb_set(settings, '{legal}', $2::jsonb), revision = revision + 1 where id = $1`,
    [venueId, JSON.stringify(legal)],
  );
};

/** The menu that guests get and the one that is being written, as far as there are any. */
export const menusOfVenue = async (
  run: Run,
  venueId: string,
): Promise<{ readonly menus: readonly MenuDocument[]; readonly mainLanguage: string }> => {
  const [row] = await run<{
    published: MenuDocument | null;
    draft: MenuDocument | null;
    mainLanguage: string;
  }>(
    'venue-legal-menus',
    `select p.document as published, d.document as draft, v.settings ->> 'mainLanguage' as "mainLanguage"
     from venue v left join menu_document p on p.id = v.menu_document_id
       left join menu_draft d on d.venue_id = v.id where v.id = $1`,
    [venueId],
  );
  const menus = [row?.published, row?.draft].flatMap(menu => menu ?? []);
  return { menus, mainLanguage: row?.mainLanguage ?? 'en' };
};
