import { sum } from '@tableside/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billsKey, menuKey, tablesKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { putBill, useBoard } from '../../board/index.ts';
import { askWhoIsThere, isSignedInHere, useMoney } from '../../session/index.ts';
import { placeUnsent } from './place-unsent.ts';
import { alone, queueChanged, unsentTable } from './queue.ts';
import { sendUnsent } from './send-unsent.ts';
import { totalOf } from './unsent-order.ts';
import { useQueueOf, useUnsent } from './use-unsent.ts';

/** Sends what waits as soon as the line is back, and tells what arrived. What did not go is tried with each news of the board. */
export const SendsUnsent = () => {
  const { t } = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const money = useMoney();
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
      // Another page of this browser was signed out of, or into: who is there is asked before anything goes.
      if (!isSignedInHere(of.person)) await askWhoIsThere(client);
      const arrived = await sendUnsent({
        table: unsentTable,
        of,
        present: () => isSignedInHere(of.person),
        alone,
        place: async order => {
          const bill = await placeUnsent(order);
          if (bill) putBill(client, of.venue, bill);
        },
        now: Date.now,
        changed: queueChanged,
      });
      const { venue } = of;
      // What was refused is asked about at the prices and with the dishes of now.
      void client.invalidateQueries({ queryKey: menuKey(venue) });
      if (arrived.length === 0) return;
      const cash = arrived.filter(({ to }) => to.kind === 'cash');
      const count = arrived.length - cash.length;
      const amount = money.show(sum(cash.map(totalOf)));
      if (count > 0) notify({ message: t('unsent.arrived', { count }), tone: 'calm' });
      if (cash.length > 0) notify({ message: t('unsent.cashBooked', { amount }), tone: 'calm' });
      void client.invalidateQueries({ queryKey: tablesKey(venue) });
      void client.invalidateQueries({ queryKey: billsKey(venue) });
    };
    void send();
  }, [connected, heardAt, ready, of]);
  return null;
};
