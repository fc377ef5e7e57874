import { sum } from '@tableside/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { billsKey, menuKey, tablesKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { putBill, useBoard } from '../../board/index.ts';
import { askWhoIsThere, isSignedInHere, moneyOf, useVenue, type Venue } from '../../session/index.ts';
import { placeUnsent } from './place-unsent.ts';
import { alone, queueChanged, seenQueue, subscribeQueue, unsentTable } from './queue.ts';
import { sendUnsent } from './send-unsent.ts';
import { totalOf, type UnsentOrder } from './unsent-order.ts';
import { usePlacesOfWork, useQueueOf } from './use-unsent.ts';

/**
 * Sends what waits as soon as the line is back, and tells what arrived. What did not go is tried with each news of the board. What the
 * same person took at another place of work goes as well, whichever of them is open.
 */
export const SendsUnsent = () => {
  const { t } = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const here = useVenue();
  const { person } = useQueueOf();
  const venues = usePlacesOfWork();
  const { state, lost, heardAt } = useBoard();
  const queue = useSyncExternalStore(subscribeQueue, seenQueue);
  const ready = queue
    .filter(each => each.person === person && each.asks === null)
    .map(({ key }) => key)
    .join();
  const connected = here.may('seeBoard') ? state !== undefined && !lost : true;
  const tell = (venue: Venue, arrived: readonly UnsentOrder[]): void => {
    const cash = arrived.filter(({ to }) => to.kind === 'cash');
    const count = arrived.length - cash.length;
    const amount = moneyOf(venue).show(sum(cash.map(totalOf)));
    const at = venue.id === here.id ? '' : `${venue.name}: `;
    if (count > 0) notify({ message: `${at}${t('unsent.arrived', { count })}`, tone: 'calm' });
    if (cash.length > 0) notify({ message: `${at}${t('unsent.cashBooked', { amount })}`, tone: 'calm' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the board (`heardAt`) show that the server answers again.
  useEffect(() => {
    if (!connected || ready === '') return;
    const sendAt = async (venue: Venue): Promise<void> => {
      const arrived = await sendUnsent({
        table: unsentTable,
        of: { person, venue: venue.id },
        present: () => isSignedInHere(person),
        alone,
        place: async order => {
          const bill = await placeUnsent(order);
          if (bill) putBill(client, venue.id, bill);
        },
        now: Date.now,
        changed: queueChanged,
      });
      // What was refused is asked about at the prices and with the dishes of now.
      void client.invalidateQueries({ queryKey: menuKey(venue.id) });
      if (arrived.length === 0) return;
      tell(venue, arrived);
      void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
      void client.invalidateQueries({ queryKey: billsKey(venue.id) });
    };
    const send = async (): Promise<void> => {
      // Another page of this browser was signed out of, or into: who is there is asked before anything goes.
      if (!isSignedInHere(person)) await askWhoIsThere(client);
      for (const venue of venues) await sendAt(venue);
    };
    void send();
  }, [connected, heardAt, ready, person, venues]);
  return null;
};
