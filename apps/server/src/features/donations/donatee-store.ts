import type { OwnTerms } from '@tableside/domain/gifts';
import type { Picture, Translated } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';

/** For whom guests of a venue give, as the row stands. */
export type DonateeRow = OwnTerms & {
  readonly id: string;
  readonly venueId: string;
  readonly hash: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly photo: Picture | null;
  readonly isActive: boolean;
  /** What was given less what went back, minor units. */
  readonly raised: number;
};

const DONATEE = `d.id, d.venue_id as "venueId", d.code as hash, d.name, d.description, d.photo, d.amounts, d.min_amount as min,
  d.max_amount as max, d.preselected_index as preselected, d.is_active as "isActive",
  (select coalesce(-sum(l.amount), 0)::bigint from bill b join journal_entry e on e.bill_id = b.id
     join journal_line l on l.entry_id = e.id and l.account = 'donations_payable' where b.donatee_id = d.id) as raised`;

export const donateeByHash = async (run: Run, hash: string): Promise<DonateeRow | null> => {
  const [row] = await run<DonateeRow>(
    'donatee-by-hash',
    `select ${DONATEE} from donatee d where d.code = $1`,
    [hash],
  );
  return row ?? null;
};

export const donateeById = async (run: Run, id: string): Promise<DonateeRow | null> => {
  const [row] = await run<DonateeRow>('donatee-by-id', `select ${DONATEE} from donatee d where d.id = $1`, [
    id,
  ]);
  return row ?? null;
};
