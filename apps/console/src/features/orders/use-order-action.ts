import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { useText } from '../../i18n/index.ts';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import {
  type BoardState,
  boardKey,
  isAhead,
  type Shows,
  useClockNow,
  useLink,
  useVenueAction,
} from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { expectedOf } from './expected.ts';
import { type OrderAction, sendOrderAction } from './order-actions.ts';
import { statusText } from './status-text.ts';

export type Attempt = {
  readonly over: boolean;
  readonly failed: string | null;
  /** What is to be taken by now, where that is not what was on screen; as the server says it. */
  readonly newSum: number | null;
  /** What cash that was taken became; null: none was. */
  readonly payment: string | null;
};

const newSumOf = (error: unknown): number | null => {
  if (!isApiFailure(error) || error.code !== 'bill_changed') return null;
  const { amount } = error.details;
  return typeof amount === 'number' ? amount : null;
};

/**
 * Acting on one order. When somebody else was quicker the board is loaded anew and a calm note says who it was and what
 * the order is now. `shows`: `at once`, where one tap on the order is all there is to it, shows what it comes to before the
 * server has answered; a sheet waits, so that no other act comes under the finger.
 */
export const useOrderAction = (order: BoardOrder, shows: Shows = 'when answered') => {
  const venue = useVenue();
  const client = useQueryClient();
  const { t } = useText();
  const tableName = useTableName();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const { expect } = useLink();
  const clock = useClockNow();
  const id = order.unique_order_number;

  const tellMoved = (by: unknown): void => {
    const now = client.getQueryData<BoardState>(boardKey(venue.id))?.orders[id] ?? order;
    notify({
      title: typeof by === 'string' ? t('moved.by', { name: by }) : t('moved.title'),
      message: t('moved.now', {
        table: tableName(now.table_name),
        number: now.order_id,
        status: t(statusText(now)),
      }),
      tone: 'calm',
    });
  };
  const tellWhatItIsNow = (error: unknown): boolean => {
    if (!isApiFailure(error) || error.code !== 'order_move_refused') return false;
    tellMoved(error.details.by);
    return true;
  };
  /** For who had something open for an order that is not what it was any more. */
  const tellWhoMoved = (): void => {
    tellMoved(client.getQueryData<BoardState>(boardKey(venue.id))?.movers[id]);
  };

  const send = async (action: OrderAction, onFailure: (error: unknown) => boolean) => {
    const change = shows === 'at once' ? expectedOf(action, new Date(clock()).toISOString()) : null;
    const answer = await run({
      ...(change && { ahead: () => expect(id, change) }),
      name: `${id} ${JSON.stringify(action)}`,
      // The one is typed over and the other taken back, as often as staff like.
      ...((action.kind === 'allergy' || action.kind === 'deliver') && { sets: `${id} ${action.kind}` }),
      send: (venueId, idempotencyKey) =>
        sendOrderAction({ venue: venueId, order: id, idempotencyKey }, action),
      onFailure,
    });
    if (answer?.changed === false && typeof answer.by === 'string') {
      notify({ message: t('moved.already', { name: answer.by }), tone: 'calm' });
    }
    return answer;
  };
  /** Failures are told in a note. Answers undefined when it failed. */
  const act = (action: OrderAction) => send(action, tellWhatItIsNow);
  /**
   * For what was typed in a sheet: whether nothing is left to do there, and else why it failed, to be said beside what
   * would be lost with the sheet.
   */
  const attempt = async (action: OrderAction): Promise<Attempt> => {
    let failed: string | null = null;
    let newSum: number | null = null;
    let overtaken = false;
    const answer = await send(action, error => {
      overtaken = tellWhatItIsNow(error);
      if (!overtaken) failed = failureText(error, t);
      newSum = newSumOf(error);
      return true;
    });
    return { over: overtaken || answer !== undefined, failed, newSum, payment: answer?.payment ?? null };
  };
  return { act, attempt, tellWhoMoved, busy, disabled: disabled || isAhead(order) };
};
export type ActOnOrder = ReturnType<typeof useOrderAction>;
