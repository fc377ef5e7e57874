import type { ArchiveFault } from '@tableside/contract/http/admin/restore';
import type { Run } from '../../../database/database.ts';
import type { Subject } from '../write/read-store.ts';
import type { Claims } from './check-archive.ts';
import { fault } from './fault.ts';

/** One restore at a time, whoever asks: of two, the second finds what the first brought. */
const RESTORING = 0xa6c4;

export const lockRestoring = async (run: Run): Promise<void> => {
  await run('archive-lock', 'select pg_advisory_xact_lock($1)', [RESTORING]);
};

/** Codes that sound or look alike are one code. */
const SPOKEN = (code: string): string => `translate(${code}, 'OQILSZB', '0011528')`;

/** What of an archive is here already. */
export const clashesOf = async (run: Run, venue: Subject, claims: Claims): Promise<ArchiveFault[]> => {
  const rows = await run<{ code: ArchiveFault['code']; name: string; venue: string }>(
    'archive-clashes',
    `select 'venue_here' as code, v.id::text as name, v.name as venue from venue v where v.id = $1
     union all select 'address_taken', v.slug, v.name from venue v where v.slug = $2 and v.id <> $1
     union all select 'code_taken', t.code, v.name from venue_table t join venue v on v.id = t.venue_id
       where t.code = any($3::text[]) and v.id <> $1
     union all select 'code_replaced', c.code, v.name from replaced_code c join venue v on v.id = c.venue_id
       where c.code = any($3::text[] || $4::text[]) and v.id <> $1
     union all select 'spoken_taken', t.short_code, v.name from venue_table t join venue v on v.id = t.venue_id
       where v.id <> $1 and ${SPOKEN('t.short_code')} = any(
         array(select ${SPOKEN('s')} from unnest($4::text[]) s))
     order by 1, 2 limit 50`,
    [venue.id, venue.slug, claims.codes, claims.shortCodes],
  );
  return rows.map(({ code, name, venue: of }) => fault(code, { name, venue: of }));
};
