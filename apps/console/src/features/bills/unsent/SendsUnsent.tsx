import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billsKey, menuKey, tablesKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { useBoard } from '../../board/index.ts';
import { placeUnsent } from './place-unsent.ts';
import { alone, queueChanged, unsentTable } from './queue.ts';
import { sendUnsent } from './send-unsent.ts';
import { useQueueOf, useUnsent } from './use-unsent.ts';

/** Sends what waits as soon as the line is back, and tells what arrived. What did not go is tried with each news of the board. */
export const SendsUnsent = () => {
  const { t } = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const of = useQueueOf();
  const { state, lost, heardAt } = useBoard();
  const ready = useUnsent()
    .filter(({ asks }) => asks === null)
    .map(({ key }) => key)
    .join();
  const connected = state !== undefined && !lost;
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the board (`heardAt`) show that the server answers again.
  useEffect(() => {
    if (!connected || ready === '') return;
    const send = async (): Promise<void> => {
      const arrived = await sendUnsent({
        table: unsentTable,
        of,
        alone,
        place: placeUnsent,
        now: Date.now,
        changed: queueChanged,
      });
      const { venue } = of;
      // What was refused is asked about at the prices and with the dishes of now.
      void client.invalidateQueries({ queryKey: menuKey(venue) });
      if (arrived === 0) return;
      notify({ message: t('unsent.arrived', { count: arrived }), tone: 'calm' });
      void client.invalidateQueries({ queryKey: tablesKey(venue) });
      void client.invalidateQueries({ queryKey: billsKey(venue) });
    };
    void send();
  }, [connected, heardAt, ready, of]);
  return null;
};
