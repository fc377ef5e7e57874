import type { StaffMessage } from '@tableside/contract/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tablesKey } from '../../api/query-keys.ts';
import { boardKey } from './board-query.ts';
import { applyEvent, type BoardState } from './board-state.ts';
import { openBoardStream } from './board-stream.ts';
import { replaceTable } from './replace-table.ts';
import { openTablesRefresh } from './tables-refresh.ts';

/** Events after which some table's state, orders or sum may be another. */
const TOUCHES_TABLES: ReadonlySet<StaffMessage['event']> = new Set([
  'board-order',
  'board-call',
  'board-table',
]);

/** Feeds the event stream into the board while the first snapshot is there (`ready`); `lost` going back to false reopens it. */
export const useBoardStream = (venueId: string, ready: boolean, lost: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!ready || lost) return;
    const key = boardKey(venueId);
    const load = () => client.invalidateQueries({ queryKey: key });
    const tables = openTablesRefresh(() => client.invalidateQueries({ queryKey: tablesKey(venueId) }));
    // What happened while the stream was shut is not told again.
    tables.request();
    const stream = openBoardStream({
      address: after =>
        `/api/console/${encodeURIComponent(venueId)}/realtime?after=${encodeURIComponent(after)}`,
      cursor: () => client.getQueryData<BoardState>(key)?.cursor ?? '0',
      onMessage: (message, id) => {
        client.setQueryData<BoardState>(key, state => state && applyEvent(state, message, id));
        if (message.event === 'board-table') {
          client.setQueryData(tablesKey(venueId), replaceTable(message.data.table));
        }
        if (TOUCHES_TABLES.has(message.event)) tables.request();
      },
      onReset: () => {
        tables.request();
        return load();
      },
      onTrouble: () => void load(),
    });
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      void load();
      stream.reopen();
    };
    const onOffline = () => void load();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('offline', onOffline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('offline', onOffline);
      stream.close();
      tables.close();
    };
  }, [client, venueId, ready, lost]);
};
