import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { tablesKey } from '../../../api/query-keys.ts';
import { useVenueAction } from '../../board/index.ts';
import { meQuery, useVenue } from '../../session/index.ts';
import { tablesQuery } from '../../tables/index.ts';
import { tablesOf } from './own-tables.ts';

/** The tables that one serves, and what is done about them; what changed shows at once. */
export const useOwnTables = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { data: tables = [] } = useQuery(tablesQuery(venue.id));
  const { run, busy, disabled } = useVenueAction();
  const show = (changed: readonly BoardTable[]) => {
    client.setQueryData<readonly BoardTable[]>(tablesKey(venue.id), known =>
      known?.map(table => changed.find(({ id }) => id === table.id) ?? table),
    );
  };
  /** `forParty`: for who sits there now alone, not as a part of one's section. */
  const serve = async (
    wanted: readonly BoardTable[],
    mine: boolean,
    { forParty = false } = {},
  ): Promise<void> => {
    const body = { tables: wanted.map(({ id }) => id), mine, for_party: forParty };
    const answer = await run({
      name: `serve ${JSON.stringify(body)}`,
      sets: 'own tables',
      send: (at, idempotencyKey) =>
        call('POST /console/{venue}/own-tables', { venue: at, idempotencyKey, body }),
    });
    if (answer) show(answer.tables);
  };
  const handOver = async (to: string) => {
    const answer = await run({
      name: `hand tables over ${to}`,
      send: (at, idempotencyKey) =>
        call('POST /console/{venue}/own-tables/hand-over', { venue: at, idempotencyKey, body: { to } }),
    });
    if (answer) show(answer.tables);
    return answer;
  };
  return { person: me?.id, own: tablesOf(tables, me?.id), serve, handOver, busy, disabled };
};
