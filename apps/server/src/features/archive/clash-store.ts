import type { Run } from '../../database/database.ts';
import type { Claims } from './check-archive.ts';
import type { Subject } from './read-store.ts';

/** One restore at a time, whoever asks: of two, the second finds what the first brought. */
const RESTORING = 0xa6c4;

export const lockRestoring = async (run: Run): Promise<void> => {
  await run('archive-lock', 'select pg_advisory_xact_lock($1)', [RESTORING]);
};

/** Codes that sound or look alike are one code. */
const SPOKEN = (code: string): string => `translate(${code}, 'OQILSZB', '0011528')`;

/** What of an archive is here already, in words. */
export const clashesOf = async (run: Run, venue: Subject, claims: Claims): Promise<string[]> => {
  const rows = await run<{ what: string; name: string; venue: string }>(
    'archive-clashes',
    `select 'id' as what, v.id::text as name, v.name as venue from venue v where v.id = $1
     union all select 'address', v.slug, v.name from venue v where v.slug = $2 and v.id <> $1
     union all select 'code', t.code, v.name from venue_table t join venue v on v.id = t.venue_id
       where t.code = any($3::text[]) and v.id <> $1
     union all select 'replaced', c.code, v.name from replaced_code c join venue v on v.id = c.venue_id
       where c.code = any($3::text[] || $4::text[]) and v.id <> $1
     union all select 'short', t.short_code, v.name from venue_table t join venue v on v.id = t.venue_id
       where v.id <> $1 and ${SPOKEN('t.short_code')} = any(
         array(select ${SPOKEN('s')} from unnest($4::text[]) s))
     order by 1, 2 limit 50`,
    [venue.id, venue.slug, claims.codes, claims.shortCodes],
  );
  const words: Readonly<Record<string, (name: string, venue: string) => string>> = {
    id: (_, of) => `The venue is here already, as ${of}.`,
    address: (name, of) => `${of} is found under /${name} here, as the venue of the archive is.`,
    code: (name, of) => `The code ${name} opens a table of ${of} here.`,
    replaced: (name, of) => `The code ${name} once opened a table of ${of} here.`,
    short: (name, of) => `The spoken code ${name} is that of a table of ${of} here, or sounds like it.`,
  };
  return rows.map(({ what, name, venue: of }) => words[what]?.(name, of) ?? name);
};
