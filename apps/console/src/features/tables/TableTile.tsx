import { UnstyledButton } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { memo } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { ageMinutes, useNowWhen } from '../board/index.ts';
import { useClock, useMoney } from '../session/index.ts';
import { inUse } from './table-order.ts';
import styles from './tables.module.css';

type Props = {
  table: BoardTable;
  /** Dishes of an order that was begun for it, and orders that wait for the line. */
  begun: number;
  unsent: number;
  onOpen: (table: string) => void;
};

const minutesSince = (instant: string | null, now: number): number | null =>
  instant === null ? null : ageMinutes(instant, now);

/**
 * A table at a glance: its name, its state in a word and a colour, who is there and what is owed. Drawn anew only when one of
 * these, or what is said of its age, is another.
 */
export const TableTile = memo(({ table, begun, unsent, onOpen }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const money = useMoney();
  const clock = useClock();
  const now = useNowWhen(at => `${minutesSince(table.last_event_at, at)} ${minutesSince(table.since, at)}`);
  const minutes = minutesSince(table.last_event_at, now);
  const since = minutesSince(table.since, now);
  return (
    <UnstyledButton className={styles.tile} data-state={table.state} onClick={() => onOpen(table.id)}>
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
});
