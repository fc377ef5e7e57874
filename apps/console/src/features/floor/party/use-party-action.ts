import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQueryClient } from '@tanstack/react-query';
import { billsKey, tablesKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import type { TextKey } from '../../../i18n/text-key.ts';
import { useTableName } from '../../../parts/table-name.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';

type Place = { readonly venue: string; readonly table: string; readonly idempotencyKey: string };
type Answer = { readonly from: BoardTable; readonly to: BoardTable };

/** What staff do between two tables: afterwards tables and bills are read anew, and it is said what was done. */
export const usePartyAction = (table: BoardTable, done: TextKey, onDone: () => void) => {
  const { t } = useText();
  const venue = useVenue();
  const tableName = useTableName();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const act = async (
    name: string,
    to: BoardTable,
    send: (place: Place) => Promise<Answer>,
  ): Promise<void> => {
    const answer = await run({
      name: `${name} ${table.id} ${to.id}`,
      send: (venueId, idempotencyKey) => send({ venue: venueId, table: table.id, idempotencyKey }),
    });
    void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
    void client.invalidateQueries({ queryKey: billsKey(venue.id) });
    if (!answer) return;
    notify({ message: t(done, { from: tableName(table.name), to: tableName(to.name) }), tone: 'calm' });
    onDone();
  };
  return { act, busy, disabled };
};
