import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { billsKey, menuKey, tablesKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { type DraftLine, draftTotal, type Pad, padAt, useKeepUnsent } from '../../bills/index.ts';
import { isLineLost, useLink, useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import { bodyOf, dishOf } from './staff-order.ts';

/** Sends what was gathered; what is not to be had, or costs something else by now, is said beside the list. */
export const useStaffOrder = (table: BoardTable, pad: Pad, onSent: (sent: readonly DraftLine[]) => void) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const name = useTableName()(table.name);
  const { run, busy, disabled } = useVenueAction();
  const { lost } = useLink();
  const keep = useKeepUnsent();
  const [problem, setProblem] = useState<string | null>(null);

  /** Without a line it waits on the device: also what went out and was not answered. */
  const keepForLater = async (draft: readonly DraftLine[]): Promise<void> => {
    await keep({
      place: padAt.table(table.id),
      to: {
        kind: 'table',
        table: table.id,
        party: table.opened_at,
        ...(table.opened_at === null && { free: true as const }),
      },
      tableName: table.name,
      lines: draft,
      earlier: pad.unanswered(),
    });
    pad.empty();
    onSent(draft);
  };

  const send = async (draft: readonly DraftLine[]): Promise<void> => {
    setProblem(null);
    if (lost) return keepForLater(draft);
    const party = table.opened_at;
    // Also that nobody sits there: who came meanwhile may be a colleague's guests, and nobody shares a bill unasked.
    const body = { ...bodyOf(draft), expected_total: draftTotal(draft), party };
    const answer = await run({
      name: `order for ${table.id} ${JSON.stringify(body)}`,
      send: venueId => {
        const attempt = pad.attempt(body);
        return call('POST /console/{venue}/tables/{table}/order', {
          venue: venueId,
          table: table.id,
          idempotencyKey: attempt.key,
          body: attempt.body,
        });
      },
      onFailure: error => {
        // Said where it can be sent again.
        if (!pad.failed(error)) return true;
        if (!isApiFailure(error)) return false;
        void client.invalidateQueries({ queryKey: menuKey(venue.id) });
        const dish = dishOf(draft, error.details);
        if (error.code === 'cart_changed') setProblem(t('staffOrder.priceChanged'));
        else if (error.code === 'table_taken' && party === null) {
          void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
          setProblem(t('staffOrder.seated'));
        } else if (error.code === 'table_is_free' || error.code === 'table_taken')
          setProblem(t('unsent.ask.left'));
        else if (dish !== null) setProblem(t('staffOrder.gone', { dish }));
        else return false;
        return true;
      },
    });
    if (!answer) {
      if (isLineLost(client, venue.id) && pad.unanswered() !== null) await keepForLater(draft);
      return;
    }
    pad.empty();
    void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
    void client.invalidateQueries({ queryKey: billsKey(venue.id) });
    notify({
      message: t('staffOrder.sent', { number: answer.order.order_id, table: name }),
      tone: 'calm',
    });
    onSent(draft);
  };
  return { send, busy, disabled, problem, lost };
};
