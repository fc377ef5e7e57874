import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billsQuery, menuQuery } from '../bills/index.ts';
import { useBoard } from '../board/index.ts';
import { coursesQuery } from '../courses/index.ts';
import { useVenue } from '../session/index.ts';
import { tablesQuery } from '../tables/index.ts';
import { floorQuery } from './floor-query.ts';

/** How often what nobody looks at is read, so that it can be looked at without a line. Milliseconds. */
const READ_EVERY_MS = 120_000;

/** Whoever serves has tables, bills, menu and plan on the device before the line goes, also those that were not opened yet. */
export const useReadable = (): void => {
  const { id, may } = useVenue();
  const client = useQueryClient();
  const { state, lost } = useBoard();
  const connected = state !== undefined && !lost;
  const serves = may('orderForGuests');
  useEffect(() => {
    if (!connected || !serves) return;
    const read = (): void => {
      void client.prefetchQuery(tablesQuery(id));
      void client.prefetchQuery(billsQuery(client, id));
      void client.prefetchQuery(menuQuery(id));
      void client.prefetchQuery(floorQuery(id));
      void client.prefetchQuery(coursesQuery(id));
    };
    read();
    const timer = setInterval(read, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, id, connected, serves]);
};
