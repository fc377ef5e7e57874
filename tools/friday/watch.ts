import type { BoardOrder, BoardTable, WaiterCall } from '@tableside/contract/http/console/board';
import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import type { Evening } from './evening.ts';

/** What a screen that was open all evening shows of each thing: the last that it heard. */
export type Watched = {
  readonly orders: ReadonlyMap<string, BoardOrder>;
  readonly tables: ReadonlyMap<string, BoardTable>;
  readonly calls: ReadonlyMap<string, WaiterCall>;
  readonly bills: ReadonlyMap<string, StaffBill>;
  readonly payments: ReadonlyMap<string, StaffPayment>;
};
export type Watch = { readonly seen: () => Watched; readonly close: () => void };

/** Opens the staff's stream before the first guest comes. */
export const watchFloor = async ({ place }: Evening): Promise<Watch> => {
  const stream = await openStream(place.crew.manager, `/api/console/${place.venue.id}/realtime`);
  if (stream.status !== 200) throw new Error(`the stream was answered ${stream.status}`);
  return {
    seen: () => {
      const last = <T>(event: string, part: string, idOf: (thing: T) => string): Map<string, T> =>
        new Map(
          stream.heard
            .filter(heard => heard.event === event)
            .map(({ data }) => (data as Record<string, T>)[part] as T)
            .map(thing => [idOf(thing), thing]),
        );
      return {
        orders: last<BoardOrder>('board-order', 'order', each => each.unique_order_number),
        tables: last<BoardTable>('board-table', 'table', ({ id }) => id),
        calls: last<WaiterCall>('board-call', 'call', ({ id }) => id),
        bills: last<StaffBill>('board-bill', 'bill', ({ id }) => id),
        payments: last<StaffPayment>('board-payment', 'payment', ({ uuid }) => uuid),
      };
    },
    close: stream.close,
  };
};
