import type { Run } from '../../database/database.ts';
import { IS_PUBLIC } from '../venues/index.ts';

export type PublicVenue = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly revision: number;
  readonly menuVersion: number;
};

const COLUMNS = 'id, slug, name, revision, menu_version as "menuVersion"';

/** The venue that a stranger may read; null for those that did not choose it, and for none at all: nobody is told which. */
export const readPublicVenue = async (run: Run, slug: string): Promise<PublicVenue | null> => {
  const [row] = await run<PublicVenue>(
    'public-venue',
    `select ${COLUMNS} from venue where slug = $1 and ${IS_PUBLIC}`,
    [slug],
  );
  return row ?? null;
};

/** All of them, by name. A map of a site may list 50,000 addresses. */
export const readPublicVenues = (
  run: Run,
): Promise<(PublicVenue & { readonly mainLanguage: string; readonly languages: readonly string[] })[]> =>
  run(
    'public-venues',
    `select ${COLUMNS}, settings ->> 'mainLanguage' as "mainLanguage", settings -> 'languages' as languages
     from venue where ${IS_PUBLIC} order by name, id limit 3000`,
    [],
  );
