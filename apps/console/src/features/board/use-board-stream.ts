import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  alertsKey,
  billsKey,
  copiesKey,
  coursesKey,
  floorKey,
  hallLiveKey,
  handedKey,
  kitchenKey,
  paceKey,
  paymentsKey,
  printersKey,
  reservationsKey,
  settingsKey,
  tablesKey,
} from '../../api/query-keys.ts';
import { boardKey } from './board-query.ts';
import { applyEvent, type BoardState, staleBy } from './board-state.ts';
import { openBoardStream } from './board-stream.ts';
import { openRefresh } from './gathered-refresh.ts';
import { noticeMenu } from './notice-menu.ts';
import { putBill } from './replace-bill.ts';
import { replaceTable } from './replace-table.ts';

/** How long payments wait for others before they are asked for anew: somebody may be looking at one. Milliseconds. */
const PAYMENTS_GATHER_MS = 250;

/** How long tickets wait for others: a cook looks at them. Milliseconds. */
const KITCHEN_GATHER_MS = 150;

/** Feeds the event stream into the board while the first snapshot is there (`ready`); `lost` going back to false reopens it. */
export const useBoardStream = (venueId: string, ready: boolean, lost: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!ready || lost) return;
    const key = boardKey(venueId);
    const load = () => client.invalidateQueries({ queryKey: key });
    const board = openRefresh(load);
    const tables = openRefresh(() => client.invalidateQueries({ queryKey: tablesKey(venueId) }));
    const kitchen = openRefresh(
      () => client.invalidateQueries({ queryKey: kitchenKey(venueId) }),
      KITCHEN_GATHER_MS,
    );
    // Payments grow for ever: which of them are on screen only their own queries know.
    const payments = openRefresh(
      () =>
        Promise.all([
          client.invalidateQueries({ queryKey: paymentsKey(venueId) }),
          client.invalidateQueries({ queryKey: alertsKey(venueId) }),
          client.invalidateQueries({ queryKey: copiesKey(venueId) }),
        ]),
      PAYMENTS_GATHER_MS,
    );
    const missed = () => {
      tables.request();
      kitchen.request();
      payments.request();
      void client.invalidateQueries({ queryKey: billsKey(venueId) });
      void client.invalidateQueries({ queryKey: floorKey(venueId) });
      void client.invalidateQueries({ queryKey: hallLiveKey(venueId) });
      void client.invalidateQueries({ queryKey: printersKey(venueId) });
      void client.invalidateQueries({ queryKey: reservationsKey(venueId) });
      void client.invalidateQueries({ queryKey: settingsKey(venueId) });
      void client.invalidateQueries({ queryKey: coursesKey(venueId) });
    };
    // What happened while the stream was shut is not told again.
    missed();
    const stream = openBoardStream({
      address: after =>
        `/api/console/${encodeURIComponent(venueId)}/realtime?after=${encodeURIComponent(after)}`,
      cursor: () => client.getQueryData<BoardState>(key)?.cursor ?? '0',
      onMessage: (message, id) => {
        if (staleBy(client.getQueryData<BoardState>(key), message)) {
          board.request();
          kitchen.request();
        }
        client.setQueryData<BoardState>(key, state => state && applyEvent(state, message, id));
        if (message.event === 'board-table') {
          client.setQueryData(tablesKey(venueId), replaceTable(message.data.table));
        }
        if (message.event === 'board-handed') client.setQueryData(handedKey(venueId), message.data);
        if (message.event === 'board-order' || message.event === 'board-kitchen') kitchen.request();
        if (message.event === 'board-pace' || message.event === 'board-venue') {
          void client.invalidateQueries({ queryKey: paceKey(venueId) });
        }
        if (message.event === 'board-printers') {
          void client.invalidateQueries({ queryKey: printersKey(venueId) });
        }
        if (message.event === 'board-reservations') {
          void client.invalidateQueries({ queryKey: reservationsKey(venueId) });
        }
        if (message.event === 'board-floor') {
          void client.invalidateQueries({ queryKey: floorKey(venueId) });
          tables.request();
        }
        if (message.event === 'board-hall') {
          void client.invalidateQueries({ queryKey: hallLiveKey(venueId) });
        }
        if (message.event === 'board-settings' || message.event === 'board-kitchen') {
          void client.invalidateQueries({ queryKey: coursesKey(venueId) });
        }
        if (message.event === 'board-settings') {
          void client.invalidateQueries({ queryKey: settingsKey(venueId) });
        }
        if (message.event === 'board-menu') noticeMenu(client, venueId, message.data);
        if (message.event === 'board-bill') putBill(client, venueId, message.data.bill);
        if (message.event === 'board-payment' || message.event === 'board-alert') payments.request();
      },
      onReset: () => {
        missed();
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
      board.close();
      tables.close();
      kitchen.close();
      payments.close();
    };
  }, [client, venueId, ready, lost]);
};
