import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { begunAt, useBegunOrders } from '../../bills/index.ts';
import { useVenue } from '../../session/index.ts';
import { BillButton, inUse } from '../../tables/index.ts';
import { canBeJoined } from '../party/parties.ts';
import styles from '../sheet.module.css';
import { ServeButton } from '../waiters/ServeButton.tsx';

export type TableDoing = 'order' | 'seat' | 'move' | 'join' | 'split' | 'close';

type Props = { table: BoardTable; onDo: (doing: TableDoing) => void };

/** What staff can do with a table: the bill first, what is seldom done small, closing last. */
export const TableActions = ({ table, onDo }: Props) => {
  const { t } = useText();
  const { may } = useVenue();
  const together = canBeJoined(table);
  const used = inUse(table);
  const begun = begunAt(useBegunOrders(), 'table', table.id);
  return (
    <div className={styles.actions}>
      {may('seeBills') && <BillButton table={table} />}
      {may('orderForGuests') && together && (
        <Button size="xl" variant="light" leftSection={<Icon name="tray" />} onClick={() => onDo('order')}>
          {begun > 0 ? t('staffOrder.continue', { count: begun }) : t('staffOrder.open')}
        </Button>
      )}
      {may('moveParties') && together && (
        <div className={styles.pair}>
          <ServeButton table={table} />
          <Button size="lg" variant="default" onClick={() => onDo('seat')}>
            {t(used ? 'seat.recount' : 'seat.open')}
          </Button>
          {used && (
            <>
              <Button size="lg" variant="default" onClick={() => onDo('move')}>
                {t('move.open')}
              </Button>
              <Button size="lg" variant="default" onClick={() => onDo('join')}>
                {t('join.open')}
              </Button>
            </>
          )}
          {table.unpaid > 0 && (
            <Button size="lg" variant="default" onClick={() => onDo('split')}>
              {t('split.open')}
            </Button>
          )}
        </div>
      )}
      {may('closeTables') && used && (
        <Button size="xl" color="brick" variant="outline" onClick={() => onDo('close')}>
          {t('close.table')}
        </Button>
      )}
    </div>
  );
};
