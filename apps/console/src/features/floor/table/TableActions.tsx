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

/** What the table's state asks for. */
const nextAt = ({ state }: BoardTable): 'order' | 'bill' | 'close' =>
  state === 'free' || state === 'browsing' ? 'order' : state === 'paid' ? 'close' : 'bill';

/** What staff can do with a table: what its state asks for first, what is seldom done small, closing last until all is paid. */
export const TableActions = ({ table, onDo }: Props) => {
  const { t } = useText();
  const { may } = useVenue();
  const together = canBeJoined(table);
  const used = inUse(table);
  const begun = begunAt(useBegunOrders(), 'table', table.id);
  const next = nextAt(table);
  const bill = may('seeBills') && <BillButton table={table} leads={next === 'bill'} />;
  const close = may('closeTables') && used && (
    <Button
      size="xl"
      {...(next === 'close' ? {} : { color: 'brick', variant: 'outline' })}
      onClick={() => onDo('close')}
    >
      {t('close.table')}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {next === 'close' && close}
      {next === 'bill' && bill}
      {may('orderForGuests') && together && (
        <Button
          size="xl"
          variant={next === 'order' ? 'filled' : 'light'}
          leftSection={<Icon name="tray" />}
          onClick={() => onDo('order')}
        >
          {begun > 0 ? t('staffOrder.continue', { count: begun }) : t('staffOrder.open')}
        </Button>
      )}
      {next !== 'bill' && bill}
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
      {next !== 'close' && close}
    </div>
  );
};
