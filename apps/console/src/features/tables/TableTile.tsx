import { UnstyledButton } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { begunAt, unsentAt, useBegunOrders, useUnsent } from '../bills/index.ts';
import { ageMinutes, useNow } from '../board/index.ts';
import { useClock, useMoney } from '../session/index.ts';
import { inUse } from './table-order.ts';
import styles from './tables.module.css';

/** A table at a glance: its name, its state in a word and a colour, who is there and what is owed. */
export const TableTile = ({ table, onOpen }: { table: BoardTable; onOpen: () => void }) => {
  const { t } = useText();
  const tableName = useTableName();
  const money = useMoney();
  const clock = useClock();
  const now = useNow();
  const minutes = table.last_event_at === null ? null : ageMinutes(table.last_event_at, now);
  const since = table.since === null ? null : ageMinutes(table.since, now);
  const begun = begunAt(useBegunOrders(), 'table', table.id);
  const unsent = unsentAt(useUnsent(), table.id);
  return (
    <UnstyledButton className={styles.tile} data-state={table.state} onClick={onOpen}>
      <span className={styles.name}>{tableName(table.name)}</span>
      <span className={styles.state}>{t(`table.${table.state}`)}</span>
      {since !== null && since >= 1 && (
        <span className={styles.since}>{t('floor.since', { age: clock.age(since) })}</span>
      )}
      {begun > 0 && (
        <b className={styles.begun}>
          <Icon name="tray" size="1.1em" /> {t('staffOrder.begun', { count: begun })}
        </b>
      )}
      {unsent > 0 && (
        <b className={styles.begun}>
          <Icon name="plug" size="1.1em" /> {t('unsent.mark', { count: unsent })}
        </b>
      )}
      {table.waiter && <span className={styles.since}>{table.waiter.name}</span>}
      {table.reserved && <b className={styles.since}>{table.reserved.name}</b>}
      {inUse(table) && (
        <span className={styles.facts}>
          {/* A party that nobody has counted sits there all the same. */}
          {(table.people > 0 || table.opened_at === null) && (
            <span>
              <Icon name="people" size="1.1em" /> {t('floor.people', { count: table.people })}
            </span>
          )}
          {table.open_orders > 0 && (
            <span>
              <Icon name="tray" size="1.1em" /> {t('table.openOrders', { count: table.open_orders })}
            </span>
          )}
          {table.unpaid > 0 && <b>{t('table.unpaid', { amount: money.text(table.unpaid) })}</b>}
          {/* What happened last is most often what it is in since then: said once. */}
          {minutes !== null && (since === null || since < 1 || minutes !== since) && (
            <span>
              <Icon name="clock" size="1.1em" />{' '}
              {minutes < 1 ? t('table.lastEventNow') : t('table.lastEvent', { age: clock.age(minutes) })}
            </span>
          )}
        </span>
      )}
    </UnstyledButton>
  );
};
