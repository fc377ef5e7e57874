import { useMemo } from 'react';
import { freshKey } from '../../../api/idempotency.ts';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { useMoney } from '../../session/index.ts';
import type { DraftLine } from '../pad/draft.ts';
import type { Attempt } from '../pad/kept-pads.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { queueChanged, unsentTable } from './queue.ts';
import { type Destination, nextTurn, totalOf, unsentOf } from './unsent-order.ts';
import { useQueueOf } from './use-unsent.ts';

type Taken = {
  readonly place: string;
  readonly to: Destination;
  readonly tableName: string;
  readonly lines: readonly DraftLine[];
  readonly earlier: Attempt | null;
  readonly unsent?: boolean;
};

/** Puts an order or cash that was taken without a line into the queue, once, and says so. */
export const useKeepUnsent = () => {
  const of = useQueueOf();
  const { t } = useText();
  const notify = useNotify();
  const tableName = useTableName();
  const money = useMoney();
  return useMemo(
    () =>
      oneAtATime(async (taken: Taken): Promise<void> => {
        const now = Date.now();
        const turn = nextTurn(await unsentTable.all(), now);
        await unsentTable.put(unsentOf({ ...of, ...taken, now, turn, token: freshKey() }));
        queueChanged();
        const message =
          taken.to.kind === 'cash'
            ? t('unsent.cashTaken', { amount: money.show(totalOf(taken)) })
            : t('unsent.taken', { table: tableName(taken.tableName) });
        notify({ message, tone: 'calm' });
      }),
    [of, notify, t, tableName, money],
  );
};
