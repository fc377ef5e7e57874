import type { Picture } from '@tableside/domain/menu';
import type { Database } from '../../database/database.ts';
import { type CourtFile, DEMO_COURT } from './seed-court.ts';

export const hasDemoCourt = async ({ run }: Pick<Database, 'run'>): Promise<boolean> => {
  const rows = await run('demo-court-known', 'select 1 from food_court where code = $1', [DEMO_COURT]);
  return rows.length > 0;
};

/** Adds the food court with its venues, those that are in none; nothing where it is there. */
export const insertDemoCourt = async (
  { run }: Pick<Database, 'run'>,
  court: CourtFile,
  cover: Picture | null,
): Promise<void> => {
  await run(
    'demo-court-insert',
    `with made as (
       insert into food_court (organisation_id, code, name, description, main_language, languages, changed_by, cover,
         operator_id, invoices, texts, shared_baskets)
       select organisation_id, $1, $2, $3, $4, $5, 'Tableside', $7, (select id from venue where slug = $8), true, true, true from venue where slug = ($6::text[])[1]
       on conflict (code) do nothing returning id)
     insert into food_court_venue (venue_id, food_court_id, position)
     select v.id, made.id, wanted.position
     from made, unnest($6::text[]) with ordinality as wanted (slug, position) join venue v on v.slug = wanted.slug
     on conflict do nothing`,
    [
      court.code,
      JSON.stringify(court.name),
      JSON.stringify(court.description),
      court.mainLanguage,
      JSON.stringify(court.languages),
      court.venues,
      cover && JSON.stringify(cover),
      court.operator,
    ],
  );
};
