import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tablesKey } from '../../api/query-keys.ts';
import { boardKey } from './board-query.ts';
import { applyEvent, type BoardState } from './board-state.ts';
import { openBoardStream } from './board-stream.ts';
import { replaceTable } from './replace-table.ts';

/** Feeds the event stream into the board while the first snapshot is there (`ready`); `lost` going back to false reopens it. */
export const useBoardStream = (venueId: string, ready: boolean, lost: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!ready || lost) return;
    const key = boardKey(venueId);
    const load = () => client.invalidateQueries({ queryKey: key });
    const stream = openBoardStream({
      address: after =>
        `/api/console/${encodeURIComponent(venueId)}/realtime?after=${encodeURIComponent(after)}`,
      cursor: () => client.getQueryData<BoardState>(key)?.cursor ?? '0',
      onMessage: (message, id) => {
        client.setQueryData<BoardState>(key, state => state && applyEvent(state, message, id));
        if (message.event === 'board-table') {
          client.setQueryData(tablesKey(venueId), replaceTable(message.data.table));
        }
      },
      onReset: load,
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
    };
  }, [client, venueId, ready, lost]);
};
