import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { meQuery } from '../../session/index.ts';

type Seated = Pick<BoardTable, 'opened_at' | 'waiter'>;

/**
 * Somebody sits by now at a table that was free when its sheet was opened or its pad was begun (`begunFree`), unless it is one's own:
 * the dishes go on their bill. Null: there is nothing to tell.
 */
export const useSeatedMeanwhile = (table: Seated, begunFree: boolean): string | null => {
  const { t } = useText();
  const { data: me } = useQuery(meQuery);
  const [wasFree] = useState(table.opened_at === null);
  if (table.opened_at === null || !(wasFree || begunFree)) return null;
  if (table.waiter && table.waiter.id === me?.id) return null;
  return table.waiter ? t('staffOrder.seatedWith', { name: table.waiter.name }) : t('staffOrder.seated');
};
